<?php
/**
 * The text of a page about a place: the prices in words and as data for search engines, in which the element then
 * shows them; loaded by valorem.php.
 *
 * @package Valorem
 */

defined( 'ABSPATH' ) || exit;

/** Seconds that a page waits for prices, all its places together, and that no other page asks meanwhile or after a failure. */
const VALOREM_AREA_WAIT   = 3;
const VALOREM_AREA_BUSY   = 10;
const VALOREM_AREA_FAILED = 600;

/** Seconds after which kept prices are asked for again, and for which they are shown where that fails. */
const VALOREM_AREA_FRESH = DAY_IN_SECONDS;
const VALOREM_AREA_KEPT  = 30 * DAY_IN_SECONDS;

/** Option with all that is kept, which is deleted with the plugin, and the most entries of it. */
const VALOREM_AREA_OPTION = 'valorem_area';
const VALOREM_AREA_MOST   = 500;

/** Numbers and texts of the prices that are read of an answer. */
const VALOREM_AREA_NUMBERS = array( 'year', 'priceM2', 'lowM2', 'highM2', 'changePct' );
const VALOREM_AREA_TEXTS   = array( 'commune', 'dataUntil', 'source' );

/** The official files behind the prices. */
const VALOREM_AREA_FILES = 'https://data.public.lu/fr/datasets/prix-de-vente-des-appartements-par-commune/';

/** The prices of an answer; an empty array where one is missing or no number. */
function valorem_area_read( $data ) {
	$numbers = array_filter( array_intersect_key( (array) $data, array_flip( VALOREM_AREA_NUMBERS ) ), 'is_numeric' );
	$texts   = array_filter( array_intersect_key( (array) $data, array_flip( VALOREM_AREA_TEXTS ) ), 'is_string' );
	$first   = $data['history']['first'] ?? null;
	$is_read = count( $numbers ) === count( VALOREM_AREA_NUMBERS ) && count( $texts ) === count( VALOREM_AREA_TEXTS ) && is_int( $first );
	$names   = array_filter( (array) ( $data['names'] ?? array() ), 'is_string' );
	return $is_read && strtotime( $texts['dataUntil'] ) ? array_merge( $numbers, $texts, compact( 'first', 'names' ) ) : array();
}

/** What is kept under a name: a value, until when it is fresh, until when it is kept; null for nothing. */
function valorem_area_kept( $name ) {
	$kept = ( (array) get_option( VALOREM_AREA_OPTION, array() ) )[ $name ] ?? null;
	return is_array( $kept ) && $kept['end'] > time() ? $kept : null;
}

/** Keeps a value, fresh for some seconds; what has ended goes, and the oldest where there is too much. */
function valorem_area_keep( $name, $value, $fresh, $seconds ) {
	$all = array_filter( (array) get_option( VALOREM_AREA_OPTION, array() ), fn ( $kept ) => $kept['end'] > time() );
	unset( $all[ $name ] );
	$all[ $name ] = array( 'value' => $value, 'fresh' => time() + $fresh, 'end' => time() + $seconds );
	update_option( VALOREM_AREA_OPTION, array_slice( $all, -VALOREM_AREA_MOST, null, true ), false );
}

/** What the service answers about a place: its prices, an empty array where it knows none, null where it does not answer. */
function valorem_area_ask( $settings, $commune, $quartier, $wait ) {
	$query  = http_build_query( array_filter( compact( 'commune', 'quartier' ), 'strlen' ), '', '&', PHP_QUERY_RFC3986 );
	$answer = wp_remote_get(
		"{$settings['service']}/api/v1/market/area?$query",
		array(
			'timeout'     => $wait,
			'redirection' => 0,
			'headers'     => array( 'X-API-Key' => $settings['key'], 'Origin' => valorem_origin( home_url() ), 'Accept' => 'application/json' ),
		)
	);
	$body   = json_decode( wp_remote_retrieve_body( $answer ), true );
	if ( in_array( $body['code'] ?? '', array( 'municipality_not_found', 'invalid_request' ), true ) ) {
		return array();
	}
	$is_read = 200 === wp_remote_retrieve_response_code( $answer ) && is_array( $body['data'] ?? null );
	$prices  = $is_read ? valorem_area_read( $body['data'] ) : array();
	return $prices ? $prices : null;
}

/**
 * The prices of a place from the service: asked for once a day, and shown for thirty where it does not answer. One page alone
 * waits: the others show what is kept meanwhile, and after a failure no page asks for ten minutes, whatever its place.
 */
function valorem_area_prices( $settings, $commune, $quartier ) {
	static $wait = VALOREM_AREA_WAIT;
	$name   = md5( "{$settings['service']}\n$commune\n$quartier" );
	$mark   = md5( "{$settings['service']}\n{$settings['key']}" );
	$kept   = valorem_area_kept( $name );
	$prices = $kept['value'] ?? array();
	if ( ( $kept && $kept['fresh'] > time() ) || $wait < 1 || valorem_area_kept( $mark ) ) {
		return $prices;
	}
	valorem_area_keep( $mark, 'busy', VALOREM_AREA_BUSY, VALOREM_AREA_BUSY );
	$start  = microtime( true );
	$answer = valorem_area_ask( $settings, $commune, $quartier, $wait );
	$wait  -= microtime( true ) - $start;
	if ( null === $answer ) {
		valorem_area_keep( $mark, 'failed', VALOREM_AREA_FAILED, VALOREM_AREA_FAILED );
		return $prices;
	}
	valorem_area_keep( $mark, 'answered', 0, 0 );
	$fresh = $answer ? VALOREM_AREA_FRESH : VALOREM_AREA_FAILED;
	valorem_area_keep( $name, $answer, $fresh, $answer ? VALOREM_AREA_KEPT : $fresh );
	return $answer;
}

/** A text of the plugin in the language of an element, which may be another one than that of the site. */
function valorem_in( $language, $text ) {
	return valorem_file( 'texts.php' )[ $language ][ $text ] ?? $text;
}

/** A change in percent with its sign, as a language writes it. */
function valorem_change( $percent, $language ) {
	$number = number_format( abs( $percent ), 1, 'en' === $language ? '.' : ',', '' );
	$sign   = 0.0 === (float) $number ? '' : ( $percent < 0 ? "\u{2212}" : '+' );
	return $sign . $number . ( in_array( $language, array( 'en', 'pt' ), true ) ? '' : "\u{A0}" ) . '%';
}

/** Name of a place in a language. */
function valorem_area_name( $prices, $language ) {
	return $prices['names'][ $language ] ?? $prices['names']['fr'] ?? $prices['commune'];
}

/** The prices in three sentences. */
function valorem_area_sentences( $prices, $language ) {
	$days = array( 'fr' => 'd/m/Y', 'pt' => 'd/m/Y', 'en' => 'j F Y' );
	$day  = gmdate( $days[ $language ] ?? 'd.m.Y', strtotime( "{$prices['dataUntil']} UTC" ) );
	$euro = fn ( $name ) => valorem_euros( $prices[ $name ], $language );
	return array(
		/* translators: place, price, year, change */
		sprintf( valorem_in( $language, 'Flats in %1$s: %2$s per m² in %3$s, %4$s in a year.' ), valorem_area_name( $prices, $language ), $euro( 'priceM2' ), $prices['year'], valorem_change( $prices['changePct'], $language ) ),
		/* translators: two prices */
		sprintf( valorem_in( $language, 'Half of flats sell between %1$s and %2$s per m².' ), $euro( 'lowM2' ), $euro( 'highM2' ) ),
		/* translators: publisher, day */
		sprintf( valorem_in( $language, 'Source: %1$s, sales until %2$s.' ), $prices['source'], $day ),
	);
}

/** The prices as data of schema.org: what the page shows, and nothing else. */
function valorem_area_data( $prices, $language ) {
	$name = valorem_area_name( $prices, $language );
	list( $price, $half, $source ) = valorem_area_sentences( $prices, $language );
	return array(
		'@context'         => 'https://schema.org',
		'@type'            => 'Dataset',
		/* translators: place */
		'name'             => sprintf( valorem_in( $language, 'Flat prices in %s' ), $name ),
		'description'      => "$price $half $source",
		'inLanguage'       => $language,
		'temporalCoverage' => "{$prices['first']}/{$prices['year']}",
		'spatialCoverage'  => array(
			'@type'            => 'AdministrativeArea',
			'name'             => $name,
			'containedInPlace' => array( '@type' => 'Country', 'name' => 'Luxembourg' ),
		),
		'variableMeasured' => array(
			'@type'    => 'PropertyValue',
			'name'     => valorem_in( $language, 'Price per m² of existing flats' ) . ", {$prices['year']}",
			'value'    => $prices['priceM2'],
			'unitText' => 'EUR/m²',
		),
		'isBasedOn'        => VALOREM_AREA_FILES,
	);
}

/** What stands in the element before its script runs, with the data for search engines behind it; twice nothing without prices. */
function valorem_area_texts( $settings, $wished, $language ) {
	$commune = $wished['commune'] ?? '';
	$prices  = '' === $commune ? array() : valorem_area_prices( $settings, $commune, $wished['quartier'] ?? '' );
	if ( ! $prices ) {
		return array( '', '' );
	}
	$text = esc_html( implode( ' ', valorem_area_sentences( $prices, $language ) ) );
	$data = wp_json_encode( valorem_area_data( $prices, $language ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	return array( "<p>$text</p>", "<script type=\"application/ld+json\">$data</script>" );
}
