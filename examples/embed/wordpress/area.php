<?php
/**
 * The text of a page about a place: the prices in words and as data for search engines, in which the element then
 * shows them; loaded by valorem.php.
 *
 * @package Valorem
 */

defined( 'ABSPATH' ) || exit;

/** Seconds that a page waits for the prices, and that it keeps a failure. */
const VALOREM_AREA_WAIT   = 3;
const VALOREM_AREA_FAILED = 600;

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

/** The prices of a place from the service, kept for a day; a failure is kept for ten minutes, so that one page alone waits. */
function valorem_area_prices( $settings, $commune, $quartier ) {
	$name = 'valorem_area_' . md5( "{$settings['service']}\n$commune\n$quartier" );
	$kept = get_transient( $name );
	if ( is_array( $kept ) ) {
		return $kept;
	}
	$query  = http_build_query( array_filter( compact( 'commune', 'quartier' ), 'strlen' ), '', '&', PHP_QUERY_RFC3986 );
	$answer = wp_remote_get(
		"{$settings['service']}/api/v1/market/area?$query",
		array(
			'timeout'     => VALOREM_AREA_WAIT,
			'redirection' => 0,
			'headers'     => array( 'X-API-Key' => $settings['key'], 'Origin' => valorem_origin( home_url() ), 'Accept' => 'application/json' ),
		)
	);
	$body   = 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ), true ) : null;
	$prices = is_array( $body['data'] ?? null ) ? valorem_area_read( $body['data'] ) : array();
	set_transient( $name, $prices, $prices ? DAY_IN_SECONDS : VALOREM_AREA_FAILED );
	return $prices;
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
			'minValue' => $prices['lowM2'],
			'maxValue' => $prices['highM2'],
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
