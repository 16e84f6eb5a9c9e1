<?php
/**
 * Plugin Name:       Valorem
 * Description:       Your visitors estimate their apartment, see prices of a place and calculate costs, loan and tax, in your pages. What they write reaches you.
 * Version:           1.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT (compatible with the GPL of WordPress)
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       valorem
 *
 * @package Valorem
 */

defined( 'ABSPATH' ) || exit;

/** The languages of the elements, with the words of the link that stands where an element cannot. */
const VALOREM_LANGUAGES = array(
	'fr' => array( 'Français', 'Contactez-nous' ),
	'de' => array( 'Deutsch', 'Kontaktieren Sie uns' ),
	'en' => array( 'English', 'Contact us' ),
	'lb' => array( 'Lëtzebuergesch', 'Kontaktéiert eis' ),
	'pt' => array( 'Português', 'Contacte-nos' ),
);

/** What may be written in a shortcode, by the element that it makes. Key and receiver are set by administrators alone. */
const VALOREM_ATTRIBUTES = array(
	'estimate' => 'lang theme accent order group agency brand commune quartier surface fields lead-fields lead-required lead-phone lead-email reference',
	'area'     => 'lang theme accent group commune quartier estimate-url',
	'costs'    => 'lang theme group deed price acquired-share market-value assumed-debt use non-housing-share commune operation land-value built-value-at-deed price-includes construction-price buyers housing-credit-used housing-credit-used-2 rental-credit-used rental-credit-used-2 loan-amount',
	'mortgage' => 'lang theme group principal annual-rate term-years',
	'gains'    => 'lang theme group sale-price sale-date sale-costs acquisition-price acquisition-date acquisition-costs acquisition-mode completed-on main-residence main-residence-share tax-resident tax-class ordinary-taxable-income improvement-year-1 improvement-amount-1 improvement-year-2 improvement-amount-2 improvement-year-3 improvement-amount-3 improvement-year-4 improvement-amount-4 improvement-year-5 improvement-amount-5',
);

/** The shortcodes, by the element that each makes. */
const VALOREM_SHORTCODES = array(
	'estimate' => 'valorem',
	'area'     => 'valorem-area',
	'costs'    => 'valorem_costs',
	'mortgage' => 'valorem_mortgage',
	'gains'    => 'valorem_gains',
);

/** The array that a file of the plugin returns; an empty one where the file is missing. */
function valorem_file( $name ) {
	static $read = array();
	if ( ! isset( $read[ $name ] ) ) {
		$read[ $name ] = is_readable( __DIR__ . "/$name" ) ? (array) require __DIR__ . "/$name" : array();
	}
	return $read[ $name ];
}

/** Translates a text of the plugin, unless a file of translations already has. */
function valorem_translate( $translated, $text ) {
	$language = substr( determine_locale(), 0, 2 );
	return $translated === $text ? valorem_file( 'texts.php' )[ $language ][ $text ] ?? $text : $translated;
}
add_filter( 'gettext_valorem', 'valorem_translate', 10, 2 );

require_once __DIR__ . '/area.php';

/** The settings: those that are stored, else those that the plugin was downloaded with; what was never set is empty. */
function valorem_settings() {
	$empty  = array_fill_keys( array( 'service', 'key', 'language', 'accent', 'agency', 'link', 'privacy', 'mail' ), '' );
	$stored = (array) get_option( 'valorem', array() );
	$preset = valorem_file( 'preset.php' );
	// Without service or key nothing works, so an empty one is as good as none.
	foreach ( array( 'service', 'key' ) as $name ) {
		if ( '' === ( $stored[ $name ] ?? '' ) ) {
			unset( $stored[ $name ] );
		}
	}
	return array_merge( $empty, array( 'contact' => 'service' ), $preset, $stored );
}

/** The page that tells visitors what becomes of their data: the one set here, else that of WordPress. */
function valorem_privacy_url( $settings ) {
	return '' === $settings['privacy'] ? get_privacy_policy_url() : $settings['privacy'];
}

/** Where contacts are sent to when this site takes them. */
function valorem_receiver( $settings ) {
	return '' === $settings['mail'] ? get_option( 'admin_email' ) : $settings['mail'];
}

/* ---- The elements ---- */

/** Attributes that say who receives a contact; an empty receiver means no form, whatever is saved with the key. */
function valorem_contact_attributes( $settings ) {
	$privacy = valorem_privacy_url( $settings );
	if ( 'service' === $settings['contact'] && '' !== $privacy ) {
		return array( 'lead' => 'service', 'privacy-url' => $privacy );
	}
	if ( 'site' === $settings['contact'] && '' !== $privacy ) {
		return array( 'lead' => 'result', 'privacy-url' => $privacy, 'lead-action' => rest_url( 'valorem/v1/contact' ) );
	}
	return array( 'lead' => '' );
}

/** The address of the script of an element. */
function valorem_script( $element, $settings, $language ) {
	$names = array( 'estimate' => "valorem-estimate.$language.js", 'area' => 'valorem-area.js' );
	$name  = $names[ $element ] ?? 'valorem-calculators.js';
	return "{$settings['service']}/widget/v1/$name";
}

/** Has the script of an element loaded, once for a page, and keeps the room of the form while it is under way. */
function valorem_enqueue( $element, $settings, $language ) {
	$handle = in_array( $element, array( 'estimate', 'area' ), true ) ? "valorem-$element" : 'valorem-calculators';
	wp_enqueue_script( $handle, valorem_script( $element, $settings, $language ), array(), null, array( 'strategy' => 'async' ) );
	wp_register_style( 'valorem', false, array(), null );
	wp_enqueue_style( 'valorem' );
	if ( ! wp_styles()->get_data( 'valorem', 'after' ) ) {
		wp_add_inline_style( 'valorem', 'valorem-estimate:not(:defined){display:block;min-height:17rem}' );
	}
}

/** A value without the curly quotes of a shortcode that was pasted from a text program, also as WordPress writes them. */
function valorem_unquoted( $value ) {
	$quote = '(?:[\x{2018}-\x{201F}\x{AB}\x{BB}\x{2039}\x{203A}]|&#(?:171|187|82(?:1[6-9]|2[0-3]|4[239]|50));|&(?:[lr]s?aquo|[lr][sd]quo|[sb]dquo|sbquo);)+';
	$trimmed = strlen( $value ) > 500 ? null : preg_replace( "/^$quote|$quote\$/u", '', $value );
	return null === $trimmed ? $value : trim( $trimmed );
}

/** The language of an element whose own says nothing: that of the settings, else of the site. */
function valorem_language( $lang ) {
	$likely = '' === $lang ? substr( determine_locale(), 0, 2 ) : $lang;
	return isset( VALOREM_LANGUAGES[ $likely ] ) ? $likely : 'fr';
}

/** The HTML of an element; without a key it is the link alone, and administrators read why. */
function valorem_element( $element, $given, $is_preview = false ) {
	$settings = valorem_settings();
	$allowed  = explode( ' ', VALOREM_ATTRIBUTES[ $element ] );
	$scalar   = array_filter( array_intersect_key( (array) $given, array_flip( $allowed ) ), 'is_scalar' );
	$wished   = array_filter( array_map( 'valorem_unquoted', array_map( 'strval', $scalar ) ), 'strlen' );
	$lang     = isset( VALOREM_LANGUAGES[ $wished['lang'] ?? '' ] ) ? $wished['lang'] : $settings['language'];
	$likely   = valorem_language( $lang );
	$link     = sprintf(
		'<a href="%s">%s</a>',
		esc_url( '' === $settings['link'] ? home_url( '/' ) : $settings['link'] ),
		esc_html( VALOREM_LANGUAGES[ $likely ][1] )
	);
	if ( '' === $settings['service'] || '' === $settings['key'] ) {
		$why = __( 'Valorem: enter the address of the service and your site code in Settings, Valorem. Only administrators see this line.', 'valorem' );
		return current_user_can( 'manage_options' ) ? '<p>' . esc_html( $why ) . "</p>$link" : $link;
	}
	// A page that is being written asks for nothing on the server.
	list( $text, $data ) = 'area' === $element && ! $is_preview ? valorem_area_texts( $settings, $wished, $likely ) : array( '', '' );
	if ( ! $is_preview ) {
		valorem_enqueue( $element, $settings, $likely );
	}
	$attributes = array_merge(
		// Joined or locally hosted scripts do not know where they came from.
		array( 'api-key' => $settings['key'], 'base-url' => $settings['service'] ),
		'estimate' === $element ? array( 'agency' => $settings['agency'] ) : array(),
		$wished,
		array( 'lang' => $lang ),
		'' === $settings['accent'] ? array() : array( 'style' => "--valorem-accent: {$settings['accent']}" ),
		'estimate' === $element ? valorem_contact_attributes( $settings ) : array(),
		// The editor shows the form to whoever writes the page: no visitor saw it.
		$is_preview ? array( 'preview' => 'yes' ) : array()
	);
	$html = '';
	foreach ( $attributes as $name => $value ) {
		if ( '' === $value && 'lead' !== $name ) {
			continue;
		}
		$is_url = in_array( $name, array( 'base-url', 'privacy-url', 'lead-action', 'estimate-url' ), true );
		$html  .= sprintf( ' %s="%s"', $name, $is_url ? esc_url( $value ) : esc_attr( $value ) );
	}
	return "<valorem-$element$html>$text$link</valorem-$element>$data";
}

foreach ( VALOREM_SHORTCODES as $valorem_name => $valorem_shortcode ) {
	add_shortcode( $valorem_shortcode, fn ( $given ) => valorem_element( $valorem_name, $given ) );
}

/* ---- The block: drawn by the server, and set by fields in the editor that need no build step ---- */

/** Labels of the elements for whoever writes a page. */
function valorem_element_labels() {
	return array(
		'estimate' => __( 'Estimate of an apartment', 'valorem' ),
		'area'     => __( 'Prices of a place', 'valorem' ),
		'costs'    => __( 'Costs of buying', 'valorem' ),
		'mortgage' => __( 'Loan and instalment', 'valorem' ),
		'gains'    => __( 'Tax on a sale', 'valorem' ),
	);
}

/** The editor's side of the block, in the JavaScript that browsers run as it stands. */
const VALOREM_BLOCK_SCRIPT = <<<'JS'
( function ( wp, words ) {
	const el = wp.element.createElement;
	const { Disabled, Placeholder, SandBox, SelectControl, TextControl } = wp.components;
	const quoted = text => text.replaceAll( '&', '&amp;' ).replaceAll( '"', '&quot;' ).replaceAll( '<', '&lt;' );
	/** The element as visitors get it, in a frame of its own, which runs its script; what the fields say goes before the settings. */
	const preview = attributes => {
		const { element, ...own } = attributes;
		const filled = Object.entries( own ).filter( ( [ name, value ] ) => words[ name ] && value );
		const more = filled.map( ( [ name, value ] ) => ` ${ name }="${ quoted( value ) }"` ).join( '' );
		return ( words.previews[ element ] || '' ).replace( `<valorem-${ element }`, tag => tag + more );
	};
	wp.blocks.registerBlockType( 'valorem/element', {
		edit: function ( { attributes, setAttributes } ) {
			const field = ( kind, name, more ) => el( 'div', { key: name, style: { marginBottom: '1em' } }, el( kind, {
				label: words[ name ], value: attributes[ name ], onChange: value => setAttributes( { [ name ]: value } ),
				__nextHasNoMarginBottom: true, ...more,
			} ) );
			const about = { icon: 'admin-home', label: 'Valorem', instructions: words.about, isColumnLayout: true };
			return el( 'div', wp.blockEditor.useBlockProps(), el( Placeholder, about,
				field( SelectControl, 'element', { options: words.elements } ),
				field( SelectControl, 'lang', { options: words.languages } ),
				[ 'estimate', 'area' ].includes( attributes.element ) && field( TextControl, 'commune' ),
				attributes.element === 'estimate' && field( TextControl, 'surface', { type: 'number', min: 1 } ),
				attributes.element === 'estimate' && field( TextControl, 'reference' ),
				attributes.element === 'area' && field( TextControl, 'quartier' ),
				attributes.element === 'area' && field( TextControl, 'estimate-url', { type: 'url' } ),
			), el( Disabled, null, el( SandBox, { title: 'Valorem', html: preview( attributes ) } ) ) );
		},
		save: () => null,
	} );
} )
JS;

/** What the fields of the block are called. */
function valorem_block_words() {
	$options = fn ( $labels ) => array_map( fn ( $value, $label ) => compact( 'value', 'label' ), array_keys( $labels ), $labels );
	$own     = array_map( fn ( $language ) => $language[0], VALOREM_LANGUAGES );
	return array(
		'about'     => __( 'Visitors see the element below.', 'valorem' ),
		'element'   => __( 'Element', 'valorem' ),
		'lang'      => __( 'Language', 'valorem' ),
		'commune'   => __( 'Municipality', 'valorem' ),
		'surface'   => __( 'Living area in m², filled in beforehand', 'valorem' ),
		'reference' => __( 'Your own word for this form; it comes with each contact', 'valorem' ),
		'quartier'  => __( 'District of Luxembourg City', 'valorem' ),
		'estimate-url' => __( 'Your page with the estimate', 'valorem' ),
		'elements'  => $options( valorem_element_labels() ),
		'languages' => $options( array( '' => __( 'As in the settings', 'valorem' ) ) + $own ),
		'previews'  => array_combine( array_keys( VALOREM_SHORTCODES ), array_map( 'valorem_preview', array_keys( VALOREM_SHORTCODES ) ) ),
	);
}

/** The HTML of an element with its script, for a frame of the editor. */
function valorem_preview( $element ) {
	$settings = valorem_settings();
	$drawn    = valorem_element( $element, array(), true );
	if ( '' === $settings['service'] || '' === $settings['key'] ) {
		return $drawn;
	}
	$source = valorem_script( $element, $settings, valorem_language( $settings['language'] ) );
	return sprintf( '<script async src="%s"></script>%s', esc_url( $source ), $drawn );
}

// Only where the editor is open: pages of visitors need none of it.
add_action(
	'enqueue_block_editor_assets',
	function () {
		wp_add_inline_script( 'valorem-block', VALOREM_BLOCK_SCRIPT . '( wp, ' . wp_json_encode( valorem_block_words() ) . ' );' );
	}
);

add_action(
	'init',
	function () {
		wp_register_script( 'valorem-block', false, array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ), '1.1.0', true );
		$text = array( 'type' => 'string', 'default' => '' );
		register_block_type(
			'valorem/element',
			array(
				'api_version'           => 3,
				'title'                 => 'Valorem',
				'description'           => __( 'Estimate of an apartment, prices of a place, costs of buying, loan, tax on a sale.', 'valorem' ),
				'category'              => 'widgets',
				'icon'                  => 'admin-home',
				'attributes'            => array(
					'element'   => array( 'type' => 'string', 'default' => 'estimate', 'enum' => array_keys( VALOREM_SHORTCODES ) ),
					'lang'      => $text,
					'commune'   => $text,
					'surface'   => $text,
					'reference' => $text,
					'quartier'  => $text,
					'estimate-url' => $text,
				),
				'supports'              => array( 'html' => false, 'align' => array( 'wide', 'full' ) ),
				'editor_script_handles' => array( 'valorem-block' ),
				'render_callback'       => function ( $attributes ) {
					$element = $attributes['element'] ?? 'estimate';
					$drawn   = isset( VALOREM_SHORTCODES[ $element ] ) ? valorem_element( $element, $attributes ) : '';
					return '<div ' . get_block_wrapper_attributes() . ">$drawn</div>";
				},
			)
		);
	}
);

/* ---- Settings ---- */

/** The fields of the settings page: label, type, what stands below it. */
function valorem_fields() {
	return array(
		'service'  => array( __( 'Address of the service', 'valorem' ), 'url', __( 'Such as https://valorem.example, without a path.', 'valorem' ) ),
		'key'      => array( __( 'Site code', 'valorem' ), 'text', __( 'Begins with vp_live_. The address of this site must be in its list.', 'valorem' ) ),
		'language' => array( __( 'Language', 'valorem' ), 'select', __( 'A shortcode or a block may name another one.', 'valorem' ) ),
		'accent'   => array( __( 'Accent colour', 'valorem' ), 'text', __( 'Such as #7a1f4b. Empty: that of your brand in Valorem.', 'valorem' ) ),
		'agency'   => array( __( 'Name of the agency', 'valorem' ), 'text', __( 'Stands in the form and in the consent. Empty: that of your brand in Valorem.', 'valorem' ) ),
		'link'     => array( __( 'Your contact page', 'valorem' ), 'url', __( 'Visitors get this link where an element cannot be shown. Empty: your home page.', 'valorem' ) ),
		'privacy'  => array( __( 'Your privacy page', 'valorem' ), 'url', __( 'Linked beside the consent; without it there is no contact form. Empty: the privacy page of WordPress.', 'valorem' ) ),
		'contact'  => array( __( 'Contact form', 'valorem' ), 'radio', '' ),
		'mail'     => array( __( 'E-mail address for contacts', 'valorem' ), 'email', __( 'Only where this site takes the contacts. Empty: the address of the administrator.', 'valorem' ) ),
	);
}

/** What the lists of the settings offer. */
function valorem_choices( $field ) {
	if ( 'language' === $field ) {
		return array( '' => __( 'That of the page', 'valorem' ) ) + array_map( fn ( $language ) => $language[0], VALOREM_LANGUAGES );
	}
	return array(
		'service' => __( 'Through the service: contacts reach your organisation by e-mail and webhook', 'valorem' ),
		'site'    => __( 'To this site: WordPress sends each contact by e-mail, and the service never sees it', 'valorem' ),
		'off'     => __( 'None', 'valorem' ),
	);
}

/** What a setting is stored as, or a sentence that says what is wrong with it. */
function valorem_checked( $name, $text ) {
	if ( 'contact' === $name || 'language' === $name ) {
		return isset( valorem_choices( $name )[ $text ] ) ? array( $text ) : array( null, __( 'Choose one of the list.', 'valorem' ) );
	}
	if ( '' === $text ) {
		return array( '' );
	}
	switch ( $name ) {
		case 'service':
			$is_good = preg_match( '~^https?://[a-z0-9.-]+(:\d+)?/?$~i', $text );
			return $is_good ? array( untrailingslashit( $text ) ) : array( null, __( 'Address of the service: begin with https:// and leave out the path.', 'valorem' ) );
		case 'key':
			if ( preg_match( '/^vk_live_/', $text ) ) {
				return array( null, __( 'This is a secret key, which must never stand in a page. Create a site code; it begins with vp_live_.', 'valorem' ) );
			}
			$is_good = preg_match( '/^(vp_live_\w{20,100}|vk_sandbox_public)$/', $text );
			return $is_good ? array( $text ) : array( null, __( 'Site code: copy all of it, from vp_live_ on.', 'valorem' ) );
		case 'accent':
			$colour = sanitize_hex_color( $text );
			return $colour ? array( $colour ) : array( null, __( 'Accent colour: # and six letters or digits, such as #7a1f4b.', 'valorem' ) );
		case 'mail':
			return is_email( $text ) ? array( $text ) : array( null, __( 'E-mail address for contacts: this is none.', 'valorem' ) );
		case 'link':
		case 'privacy':
			$url = esc_url_raw( $text, array( 'http', 'https' ) );
			return '' !== $url && preg_match( '~^https?://~i', $url ) ? array( $url ) : array( null, __( 'Addresses of your pages begin with https://.', 'valorem' ) );
		default:
			return array( mb_substr( $text, 0, 200 ) );
	}
}

/** Takes what is right of a form; what is wrong stays as it was, and its sentence is shown. */
function valorem_sanitize( $input ) {
	$settings = valorem_settings();
	foreach ( array_keys( valorem_fields() ) as $name ) {
		$text = is_array( $input ) && isset( $input[ $name ] ) && is_string( $input[ $name ] ) ? $input[ $name ] : null;
		if ( null === $text ) {
			continue;
		}
		list( $value, $fault ) = valorem_checked( $name, sanitize_text_field( $text ) ) + array( null, null );
		if ( null === $value ) {
			add_settings_error( 'valorem', "valorem-$name", $fault );
		} else {
			$settings[ $name ] = $value;
		}
	}
	return $settings;
}

/** Draws the control of a setting. */
function valorem_control( $name, $type, $value ) {
	$as = esc_attr( "valorem[$name]" );
	if ( 'radio' === $type ) {
		foreach ( valorem_choices( $name ) as $choice => $label ) {
			printf( '<p><label><input type="radio" name="%s" value="%s"%s> %s</label></p>', $as, esc_attr( $choice ), checked( $value, $choice, false ), esc_html( $label ) );
		}
		return;
	}
	$id = esc_attr( "valorem-$name" );
	if ( 'select' === $type ) {
		echo "<select id=\"$id\" name=\"$as\">";
		foreach ( valorem_choices( $name ) as $choice => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $value, $choice, false ), esc_html( $label ) );
		}
		echo '</select>';
		return;
	}
	printf( '<input type="%s" id="%s" name="%s" value="%s" class="regular-text" aria-describedby="%s-hint">', esc_attr( $type ), $id, $as, esc_attr( $value ), $id );
}

/** Draws the settings page. */
function valorem_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = valorem_settings();
	echo '<div class="wrap"><h1>Valorem</h1>';
	echo '<p>' . esc_html__( 'Write one of these into a page, or add the block “Valorem”:', 'valorem' ) . '</p><ul>';
	foreach ( VALOREM_SHORTCODES as $element => $shortcode ) {
		printf( '<li><code>[%s]</code> %s</li>', esc_html( $shortcode ), esc_html( valorem_element_labels()[ $element ] ) );
	}
	echo '</ul>';
	if ( 'off' !== $settings['contact'] && '' === valorem_privacy_url( $settings ) ) {
		$sentence = __( 'There is no contact form yet: enter your privacy page below, or choose one in Settings, Privacy.', 'valorem' );
		echo '<div class="notice notice-warning inline"><p>' . esc_html( $sentence ) . '</p></div>';
	}
	echo '<form action="options.php" method="post">';
	settings_fields( 'valorem' );
	echo '<table class="form-table" role="presentation">';
	foreach ( valorem_fields() as $name => list( $label, $type, $hint ) ) {
		$id      = esc_attr( "valorem-$name" );
		$heading = 'radio' === $type ? esc_html( $label ) : "<label for=\"$id\">" . esc_html( $label ) . '</label>';
		echo "<tr><th scope=\"row\">$heading</th><td>";
		echo 'radio' === $type ? '<fieldset><legend class="screen-reader-text">' . esc_html( $label ) . '</legend>' : '';
		valorem_control( $name, $type, $settings[ $name ] );
		echo 'radio' === $type ? '</fieldset>' : "<p class=\"description\" id=\"$id-hint\">" . esc_html( $hint ) . '</p>';
		echo '</td></tr>';
	}
	echo '</table>';
	submit_button();
	echo '</form></div>';
}

add_action( 'admin_menu', fn () => add_options_page( 'Valorem', 'Valorem', 'manage_options', 'valorem', 'valorem_settings_page' ) );

add_action(
	'admin_init',
	function () {
		register_setting( 'valorem', 'valorem', array( 'type' => 'array', 'sanitize_callback' => 'valorem_sanitize', 'default' => array() ) );
		$text = __( 'Visitors of our estimate tell the facts of their home to the service that we use for it, and their IP address as with every page. Nothing is stored in their browser.', 'valorem' );
		$form = array(
			'service' => __( 'What they write in the contact form reaches us through that service, with their consent: it keeps it for us and passes it on to us alone.', 'valorem' ),
			'site'    => __( 'What they write in the contact form reaches us alone, by e-mail and with their consent.', 'valorem' ),
		);
		$text = trim( $text . ' ' . ( $form[ valorem_settings()['contact'] ] ?? '' ) );
		wp_add_privacy_policy_content( 'Valorem', '<p>' . esc_html( $text ) . '</p>' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( __FILE__ ),
	fn ( $links ) => array_merge(
		array( sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=valorem' ) ), esc_html__( 'Settings', 'valorem' ) ) ),
		$links
	)
);

/** Leaves nothing behind when the plugin is deleted; counts of an hour, and marks of a contact, end by themselves. */
function valorem_uninstall() {
	delete_option( 'valorem' );
	delete_option( VALOREM_AREA_OPTION );
}
register_uninstall_hook( __FILE__, 'valorem_uninstall' );

/* ---- The receiver, for those who want contacts on their own site ---- */

/** Most bytes of a contact. */
const VALOREM_BYTES_MAX = 16384;

/** Most contacts of one visitor, and of all, in an hour. */
const VALOREM_VISITOR_MAX = 5;
const VALOREM_SITE_MAX    = 60;

/** The form of each field that is read, and its most characters; nothing else of a request is. */
const VALOREM_FORMS = array(
	'leadId'             => array( '/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/', 36 ),
	'name'               => array( '/^(?!.*http)[^<>\p{Cc}]+$/iu', 200 ),
	'email'              => array( '/^[^\s@,;:"<>()\p{Cc}]+@[^\s@,;:"<>()\p{Cc}]+$/u', 254 ),
	'phone'              => array( '/^(?=(.*\d){3})[\d +().\/-]{3,}$/', 40 ),
	'message'            => array( '/^[^\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x{9F}]+$/u', 2000 ),
	'consent'            => array( '/^yes$/', 3 ),
	'consentText'        => array( '/^\P{Cc}+$/u', 600 ),
	'consentAt'          => array( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/', 30 ),
	'privacyUrl'         => array( '~^https?://[^\s<>"\\\\]+$~i', 500 ),
	'page'               => array( '~^https?://[^\s<>"\\\\?#]+$~i', 500 ),
	'language'           => array( '/^[a-z]{2}$/', 2 ),
	'commune'            => array( '/^\P{Cc}+$/u', 100 ),
	'quartier'           => array( '/^\P{Cc}+$/u', 100 ),
	'surface'            => array( '/^\d{1,4}(\.\d+)?$/', 10 ),
	'estimationBasse'    => array( '/^\d{1,12}$/', 12 ),
	'estimationCentrale' => array( '/^\d{1,12}$/', 12 ),
	'estimationHaute'    => array( '/^\d{1,12}$/', 12 ),
	'nbChambres'         => array( '/^\d{1,2}$/', 2 ),
	'etage'              => array( '/^(rdc|entre|dernier)$/', 10 ),
	'etat'               => array( '/^(neuf|renove|bon|rafraichir|renover)$/', 10 ),
	'exterieur'          => array( '/^(aucun|balcon|terrasse|jardin)$/', 10 ),
	'parking'            => array( '/^(true|false)$/', 5 ),
	'classeEnergie'      => array( '/^([A-G]|NC)$/', 2 ),
	'estNeuf'            => array( '/^(true|false)$/', 5 ),
	'reference'          => array( '/^\P{Cc}+$/u', 200 ),
	'elapsedSeconds'     => array( '/^\d{1,9}$/', 9 ),
);

/** The fields that a contact cannot be without. */
const VALOREM_REQUIRED = array( 'leadId', 'consent', 'consentText', 'consentAt', 'privacyUrl', 'page', 'commune', 'surface', 'elapsedSeconds' );

/** A refusal that names the field. */
function valorem_refusal( $status, $message, $field = '' ) {
	return new WP_Error( 'valorem_refused', $message, array_filter( array( 'status' => $status, 'field' => $field ) ) );
}

/** A text without the signs that hide or turn it; joiners stay, since scripts need them. */
function valorem_cleaned( $text ) {
	$shown = preg_replace( '/[\x{061C}\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2060}\x{2066}-\x{2069}\x{FEFF}]/u', '', $text );
	return null === $shown ? null : preg_replace( '/^\s+|\s+$/u', '', $shown );
}

/** The campaign that brought the visitor, as utm_source=letter; what is no campaign is left out. */
function valorem_campaign( $sent ) {
	$is_one = fn ( $value, $name ) => preg_match( '/^utm_[a-z_]{1,30}$/', $name ) && is_string( $value ) && preg_match( '/^\P{Cc}{1,200}$/u', $value );
	$utm    = array_slice( array_filter( $sent, $is_one, ARRAY_FILTER_USE_BOTH ), 0, 10 );
	return valorem_cleaned( implode( ', ', array_map( fn ( $name, $value ) => "$name=$value", array_keys( $utm ), $utm ) ) );
}

/** The fields of a contact, or the refusal of the first one that is wrong. */
function valorem_contact( $sent ) {
	$contact = array();
	foreach ( VALOREM_FORMS as $name => list( $form, $length_max ) ) {
		$text = $sent[ $name ] ?? '';
		$text = is_string( $text ) ? valorem_cleaned( $text ) : null;
		// Blanks that a page pastes between figures are plain ones.
		$text = 'phone' === $name && null !== $text ? preg_replace( '/\s+/u', ' ', $text ) : $text;
		if ( null === $text ) {
			return valorem_refusal( 400, "$name must be text in UTF-8.", $name );
		}
		if ( '' === $text && in_array( $name, VALOREM_REQUIRED, true ) ) {
			return valorem_refusal( 400, "$name is required.", $name );
		}
		if ( '' !== $text && ( ! preg_match( $form, $text ) || mb_strlen( $text ) > $length_max ) ) {
			return valorem_refusal( 400, "$name is not what it should be, or too long.", $name );
		}
		$contact[ $name ] = $text;
	}
	$contact['campaign'] = valorem_campaign( $sent );
	if ( '' === $contact['email'] . $contact['phone'] ) {
		return valorem_refusal( 400, 'An e-mail address or a telephone number is required.', 'email' );
	}
	return $contact;
}

/** Scheme, host and port of an address. */
function valorem_origin( $url ) {
	$parts = wp_parse_url( $url );
	return strtolower( ( $parts['scheme'] ?? '' ) . '://' . ( $parts['host'] ?? '' ) . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' ) );
}

/** Counts under a name, and says whether that was within the hour's number. */
function valorem_is_within( $name, $most ) {
	$seen = get_transient( $name );
	$seen = is_array( $seen ) && $seen['until'] > time() ? $seen : array( 'count' => 0, 'until' => time() + HOUR_IN_SECONDS );
	if ( $seen['count'] >= $most ) {
		return false;
	}
	++$seen['count'];
	set_transient( $name, $seen, $seen['until'] - time() );
	return true;
}

/** A visitor's mark, which nobody can turn back into an address; of IPv6 the part that one household shares. */
function valorem_visitor() {
	/** Behind a proxy, where REMOTE_ADDR is the proxy's: return the address that it hands on. */
	$address = (string) apply_filters( 'valorem_visitor_address', sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ) ) );
	$packed  = filter_var( $address, FILTER_VALIDATE_IP ) ? inet_pton( $address ) : $address;
	return wp_hash( 16 === strlen( $packed ) ? substr( $packed, 0, 8 ) : $packed );
}

/** What else is known of the home, in words: labels, and what stands for the words that are sent. */
function valorem_details() {
	$answers = array( 'true' => __( 'yes', 'valorem' ), 'false' => __( 'no', 'valorem' ) );
	return array(
		'nbChambres'    => array( __( 'Bedrooms', 'valorem' ), array() ),
		'etage'         => array( __( 'Floor', 'valorem' ), array( 'rdc' => __( 'ground', 'valorem' ), 'entre' => __( 'in between', 'valorem' ), 'dernier' => __( 'top', 'valorem' ) ) ),
		'etat'          => array(
			__( 'Condition', 'valorem' ),
			array(
				'neuf'       => __( 'as new', 'valorem' ),
				'renove'     => __( 'renovated', 'valorem' ),
				'bon'        => __( 'good', 'valorem' ),
				'rafraichir' => __( 'to freshen up', 'valorem' ),
				'renover'    => __( 'to renovate', 'valorem' ),
			),
		),
		'exterieur'     => array(
			__( 'Outdoor space', 'valorem' ),
			array( 'aucun' => __( 'none', 'valorem' ), 'balcon' => __( 'balcony', 'valorem' ), 'terrasse' => __( 'terrace', 'valorem' ), 'jardin' => __( 'garden', 'valorem' ) ),
		),
		'parking'       => array( __( 'Parking', 'valorem' ), $answers ),
		'classeEnergie' => array( __( 'Energy class', 'valorem' ), array() ),
		'estNeuf'       => array( __( 'New build', 'valorem' ), $answers ),
	);
}

/** An amount in whole euros, as a language writes it: that of the site where none is named. */
function valorem_euros( $amount, $language = '' ) {
	$language  = '' === $language ? substr( determine_locale(), 0, 2 ) : $language;
	$thousands = array( 'fr' => "\u{202F}", 'de' => '.', 'lb' => '.', 'pt' => "\u{A0}" )[ $language ] ?? '';
	if ( 'pt' === $language && abs( $amount ) < 10000 ) {
		return number_format( (float) $amount, 0, ',', '' ) . "\u{A0}€";
	}
	return '' === $thousands ? '€' . number_format( (float) $amount ) : number_format( (float) $amount, 0, ',', $thousands ) . "\u{A0}€";
}

/** The letter of a contact: what a visitor typed stands in its text alone. */
function valorem_letter( $contact ) {
	/* translators: a label and its value */
	$line  = fn ( $label, $value ) => '' === $value ? '' : sprintf( __( '%1$s: %2$s', 'valorem' ), $label, $value ) . "\n";
	$euros = fn ( $name ) => valorem_euros( $contact[ $name ] );
	$place = '' === $contact['quartier'] ? $contact['commune'] : "{$contact['quartier']}, {$contact['commune']}";
	$text  = sprintf( __( 'A visitor to %s would like to be contacted.', 'valorem' ), $contact['page'] ) . "\n\n";
	$text .= $line( __( 'Name', 'valorem' ), $contact['name'] );
	$text .= $line( __( 'E-mail', 'valorem' ), $contact['email'] );
	$text .= $line( __( 'Telephone', 'valorem' ), $contact['phone'] );
	$quote = preg_replace( '/^/m', '> ', preg_replace( '/\r\n?/', "\n", $contact['message'] ) );
	$text .= '' === $contact['message'] ? '' : rtrim( $line( __( 'Message', 'valorem' ), ' ' ) ) . "\n$quote\n";
	$text .= "\n" . __( 'Typed by the visitor, not checked. A reply to this e-mail goes to the visitor.', 'valorem' ) . "\n\n";
	$text .= $line( __( 'The home', 'valorem' ), "{$contact['surface']} m², $place" );
	foreach ( valorem_details() as $name => list( $label, $words ) ) {
		$text .= $line( $label, $words[ $contact[ $name ] ] ?? $contact[ $name ] );
	}
	if ( '' !== $contact['estimationCentrale'] ) {
		/* translators: three amounts */
		$shown = sprintf( __( '%1$s, between %2$s and %3$s', 'valorem' ), $euros( 'estimationCentrale' ), $euros( 'estimationBasse' ), $euros( 'estimationHaute' ) );
		$text .= $line( __( 'Estimate, as it was shown', 'valorem' ), $shown );
	}
	$text .= $line( __( 'Language', 'valorem' ), VALOREM_LANGUAGES[ $contact['language'] ][0] ?? $contact['language'] );
	$text .= $line( __( 'Reference', 'valorem' ), $contact['reference'] );
	$text .= $line( __( 'Campaign', 'valorem' ), $contact['campaign'] );
	$text .= "\n" . sprintf( __( 'Consent given on %s:', 'valorem' ), wp_date( __( 'j F Y, H:i', 'valorem' ), strtotime( $contact['consentAt'] ) ) ) . "\n";
	$text .= sprintf( __( '“%s”', 'valorem' ), $contact['consentText'] ) . "\n";
	return $text . $line( __( 'Privacy notice', 'valorem' ), $contact['privacyUrl'] );
}

/** Sends a contact; an address that a header could not hold is in the text alone. */
function valorem_send( $contact ) {
	$headers = array( 'Content-Type: text/plain; charset=UTF-8', 'Auto-Submitted: auto-generated', 'X-Auto-Response-Suppress: All' );
	if ( preg_match( '/^[\x21-\x7E]+$/', $contact['email'] ) && is_email( $contact['email'] ) ) {
		$headers[] = "Reply-To: {$contact['email']}";
	}
	/* translators: the name of the site */
	$subject = sprintf( __( 'New contact from %s', 'valorem' ), wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ) );
	return wp_mail( valorem_receiver( valorem_settings() ), $subject, valorem_letter( $contact ), $headers );
}

/**
 * POST valorem/v1/contact: a contact of a visitor. There is no nonce, since pages are cached for longer than one lives; a form on
 * another site cannot send from here, for its origin is another.
 */
function valorem_receive( $request ) {
	if ( 'site' !== valorem_settings()['contact'] ) {
		return valorem_refusal( 404, 'This site takes no contacts.' );
	}
	$origin = strtolower( (string) $request->get_header( 'origin' ) );
	if ( ! in_array( $origin, array( valorem_origin( home_url() ), valorem_origin( site_url() ) ), true ) ) {
		return valorem_refusal( 403, 'Contacts come from the pages of this site.' );
	}
	if ( strlen( $request->get_body() ) > VALOREM_BYTES_MAX ) {
		return valorem_refusal( 413, 'Too long.' );
	}
	$sent  = $request->get_body_params();
	$taken = new WP_REST_Response( null, 204 );
	// Only a program fills in the trap, or a form in less than three seconds; it learns nothing.
	$elapsed = $sent['elapsedSeconds'] ?? '';
	if ( '' !== ( $sent['website'] ?? '' ) || ( is_numeric( $elapsed ) && $elapsed < 3 ) ) {
		return $taken;
	}
	$contact = valorem_contact( $sent );
	if ( is_wp_error( $contact ) ) {
		return $contact;
	}
	if ( valorem_origin( $contact['page'] ) !== $origin ) {
		return valorem_refusal( 400, 'page must be one of this site.', 'page' );
	}
	// The same contact again, because its answer was lost on the way.
	$known = "valorem_lead_{$contact['leadId']}";
	if ( get_transient( $known ) ) {
		return $taken;
	}
	if ( ! valorem_is_within( 'valorem_' . valorem_visitor(), VALOREM_VISITOR_MAX ) || ! valorem_is_within( 'valorem_site', VALOREM_SITE_MAX ) ) {
		return valorem_refusal( 429, 'Too many contacts. Try again in an hour.' );
	}
	if ( ! valorem_send( $contact ) ) {
		return valorem_refusal( 503, 'The e-mail could not be sent.' );
	}
	set_transient( $known, 1, DAY_IN_SECONDS );
	return $taken;
}

add_action(
	'rest_api_init',
	fn () => register_rest_route( 'valorem/v1', '/contact', array( 'methods' => 'POST', 'callback' => 'valorem_receive', 'permission_callback' => '__return_true' ) )
);
