<?php
/**
 * What the plugin calls of WordPress, small: the functions do what those of WordPress do with what the plugin gives them.
 * Options, transients and letters lie in the file that WORDPRESS_STATE names, where the tests read and change them.
 */

define( 'ABSPATH', __DIR__ . '/' );
const HOUR_IN_SECONDS = 3600;
const DAY_IN_SECONDS  = 86400;

$hooks = $shortcodes = $blocks = $routes = $scripts = $styles = $inline = $settings_errors = $settings = $pages = $uninstall = array();

function state() {
	return json_decode( file_get_contents( getenv( 'WORDPRESS_STATE' ) ), true );
}
function change_state( $change ) {
	$state = state();
	$change( $state );
	file_put_contents( getenv( 'WORDPRESS_STATE' ), json_encode( $state, JSON_THROW_ON_ERROR ) );
}

// Hooks.
function add_action( $name, $act ) {
	$GLOBALS['hooks'][ $name ][] = $act;
}
function add_filter( $name, $act, $priority = 10, $accepted = 1 ) {
	add_action( $name, $act );
}
function do_action( $name ) {
	foreach ( $GLOBALS['hooks'][ $name ] ?? array() as $act ) {
		$act();
	}
}
function apply_filters( $name, $value ) {
	return array_reduce( $GLOBALS['hooks'][ $name ] ?? array(), fn ( $last, $act ) => $act( $last ), $value );
}
function plugin_basename( $file ) {
	return basename( dirname( $file ) ) . '/' . basename( $file );
}
function register_uninstall_hook( $file, $act ) {
	$GLOBALS['uninstall'][] = $act;
}

// Texts and escaping.
function __( $text, $domain ) {
	if ( 'valorem' !== $domain ) {
		throw new Exception( "text domain $domain" );
	}
	$filtered = $text;
	foreach ( $GLOBALS['hooks']["gettext_$domain"] ?? array() as $act ) {
		$filtered = $act( $filtered, $text );
	}
	return $filtered;
}
function esc_html__( $text, $domain ) {
	return esc_html( __( $text, $domain ) );
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
}
function esc_attr( $text ) {
	return esc_html( $text );
}
function esc_url_raw( $url, $schemes = array( 'http', 'https', 'mailto', 'tel' ) ) {
	$url = preg_replace( '|[^a-z0-9-~+_.?#=!&;,/:%@$\|*\'()\[\]\x80-\xff]|i', '', ltrim( $url ) );
	if ( ! preg_match( '/^([a-z][a-z0-9+.-]*):/i', $url, $found ) ) {
		return '' === $url || preg_match( '~^[/?#]~', $url ) ? $url : "http://$url";
	}
	return in_array( strtolower( $found[1] ), $schemes, true ) ? $url : '';
}
function esc_url( $url ) {
	return str_replace( array( '&', "'" ), array( '&#038;', '&#039;' ), esc_url_raw( $url ) );
}
function sanitize_text_field( $text ) {
	return trim( preg_replace( array( '/<[^>]*>?/', '/[\r\n\t ]+/', '/%[a-f0-9]{2}/i' ), array( '', ' ', '' ), $text ) );
}
function sanitize_hex_color( $text ) {
	return preg_match( '/^#([A-Fa-f0-9]{3}){1,2}$/', $text ) ? $text : null;
}
function is_email( $text ) {
	return preg_match( '/^[\w!#$%&\'*+\/=?^`{|}~.-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i', $text ) ? $text : false;
}
function untrailingslashit( $text ) {
	return rtrim( $text, '/\\' );
}
function wp_unslash( $value ) {
	return stripslashes( $value );
}
function wp_json_encode( $value, $options = 0 ) {
	return json_encode( $value, $options );
}
function wp_parse_url( $url ) {
	return parse_url( $url );
}
function wp_specialchars_decode( $text, $quotes ) {
	return htmlspecialchars_decode( $text, $quotes );
}
function wp_date( $format, $time ) {
	return ( new DateTimeImmutable( "@$time" ) )->setTimezone( new DateTimeZone( 'Europe/Luxembourg' ) )->format( $format );
}
if ( ! function_exists( 'mb_strlen' ) ) {
	function mb_strlen( $text ) {
		return preg_match_all( '/./us', $text );
	}
	function mb_substr( $text, $start, $length ) {
		return implode( '', array_slice( preg_split( '//u', $text, -1, PREG_SPLIT_NO_EMPTY ), $start, $length ) );
	}
}

// Requests to other servers.
function wp_remote_get( $url, $options ) {
	change_state(
		function ( &$state ) use ( $options ) {
			$state['waits'][] = $options['timeout'];
		}
	);
	$head = array();
	foreach ( $options['headers'] as $name => $value ) {
		$head[] = "$name: $value";
	}
	$http = array( 'header' => $head, 'timeout' => $options['timeout'], 'follow_location' => 0, 'ignore_errors' => true );
	$body = @file_get_contents( $url, false, stream_context_create( compact( 'http' ) ) );
	preg_match( '~^HTTP/\S+ (\d+)~', $http_response_header[0] ?? '', $found );
	return array( 'code' => (int) ( $found[1] ?? 0 ), 'body' => (string) $body );
}
function wp_remote_retrieve_response_code( $answer ) {
	return $answer['code'];
}
function wp_remote_retrieve_body( $answer ) {
	return $answer['body'];
}

// The site, its options, and who looks at it.
function home_url( $path = '' ) {
	return 'http://' . $_SERVER['HTTP_HOST'] . $path;
}
function site_url() {
	return home_url();
}
function admin_url( $path ) {
	return home_url( "/wp-admin/$path" );
}
function rest_url( $path ) {
	return home_url( "/wp-json/$path" );
}
function determine_locale() {
	return state()['locale'];
}
function get_privacy_policy_url() {
	return state()['privacyPage'];
}
function get_option( $name, $otherwise = false ) {
	return state()['options'][ $name ] ?? $otherwise;
}
function update_option( $name, $value, $is_loaded = null ) {
	change_state(
		function ( &$state ) use ( $name, $value ) {
			$state['options'][ $name ] = $value;
		}
	);
}
function delete_option( $name ) {
	change_state(
		function ( &$state ) use ( $name ) {
			unset( $state['options'][ $name ] );
		}
	);
}
function get_transient( $name ) {
	list( $value, $until ) = state()['transients'][ $name ] ?? array( false, INF );
	return $until > time() ? $value : false;
}
function set_transient( $name, $value, $seconds ) {
	if ( strlen( $name ) > 172 || $seconds <= 0 ) {
		throw new Exception( "transient $name" );
	}
	change_state(
		function ( &$state ) use ( $name, $value, $seconds ) {
			$state['transients'][ $name ] = array( $value, time() + $seconds );
		}
	);
}
function current_user_can( $capability ) {
	return 'manage_options' === $capability && 'administrator' === ( $_COOKIE['role'] ?? '' );
}
function wp_hash( $text ) {
	return hash_hmac( 'md5', $text, 'salt of the site' );
}
function wp_mail( $to, $subject, $text, $headers ) {
	change_state(
		function ( &$state ) use ( $to, $subject, $text, $headers ) {
			if ( $state['mailWorks'] ) {
				$state['letters'][] = compact( 'to', 'subject', 'text', 'headers' );
			}
		}
	);
	return state()['mailWorks'];
}

// Scripts and styles.
function wp_register_script( $handle, $source, $needs, $version, $more = array() ) {
	$GLOBALS['scripts'][ $handle ] ??= compact( 'source', 'version', 'more' ) + array( 'isWanted' => false );
}
function wp_enqueue_script( $handle, $source, $needs, $version, $more ) {
	wp_register_script( $handle, $source, $needs, $version, $more );
	$GLOBALS['scripts'][ $handle ]['isWanted'] = true;
}
function wp_add_inline_script( $handle, $text ) {
	$GLOBALS['inline'][ $handle ] = ( $GLOBALS['inline'][ $handle ] ?? '' ) . $text;
}
function wp_register_style( $handle ) {
	$GLOBALS['styles'][ $handle ] ??= '';
}
function wp_enqueue_style( $handle ) {}
function wp_add_inline_style( $handle, $text ) {
	$GLOBALS['styles'][ $handle ] .= $text;
}
function wp_styles() {
	return new class() {
		public function get_data( $handle, $what ) {
			return $GLOBALS['styles'][ $handle ];
		}
	};
}

// Shortcodes and blocks.
function add_shortcode( $name, $act ) {
	$GLOBALS['shortcodes'][ $name ] = $act;
}
/** Reads attributes as WordPress does: a name with = and a value in either quotes or none. */
function do_shortcode( $content ) {
	$form = '/\[(' . implode( '|', array_map( 'preg_quote', array_keys( $GLOBALS['shortcodes'] ) ) ) . ')(?![\w-])([^\]]*)\]/';
	return preg_replace_callback(
		$form,
		function ( $found ) {
			preg_match_all( '/([\w-]+)\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s\'"]+))/', $found[2], $pairs, PREG_SET_ORDER );
			$given = array();
			foreach ( $pairs as $pair ) {
				$given[ strtolower( $pair[1] ) ] = end( $pair );
			}
			return $GLOBALS['shortcodes'][ $found[1] ]( array() === $given ? '' : $given );
		},
		$content
	);
}
function register_block_type( $name, $about ) {
	$GLOBALS['blocks'][ $name ] = $about;
}
function get_block_wrapper_attributes() {
	return 'class="wp-block-valorem-element"';
}

// Settings.
function register_setting( $group, $name, $about ) {
	$GLOBALS['settings'][ $group ] = array( $name, $about['sanitize_callback'] );
}
function add_options_page( $title, $menu, $capability, $slug, $draw ) {
	$GLOBALS['pages'][ $slug ] = array( $capability, $draw );
}
function add_settings_error( $setting, $code, $message ) {
	$GLOBALS['settings_errors'][ $code ] = $message;
}
function settings_fields( $group ) {
	echo "<input type=\"hidden\" name=\"option_page\" value=\"$group\"><input type=\"hidden\" name=\"_wpnonce\" value=\"" . wp_hash( $group ) . '">';
}
function submit_button() {
	echo '<p class="submit"><input type="submit" class="button button-primary" value="Save Changes"></p>';
}
function checked( $one, $other, $prints ) {
	return $one === $other ? ' checked="checked"' : '';
}
function selected( $one, $other, $prints ) {
	return $one === $other ? ' selected="selected"' : '';
}
function wp_add_privacy_policy_content( $plugin, $text ) {
	$GLOBALS['privacy_text'] = $text;
}

// REST.
class WP_Error {
	public function __construct( public $code, public $message, public $data ) {}
}
function is_wp_error( $value ) {
	return $value instanceof WP_Error;
}
class WP_REST_Response {
	public function __construct( public $data, public $status ) {}
}
class WP_REST_Request {
	public function get_header( $name ) {
		return $_SERVER[ 'HTTP_' . strtoupper( $name ) ] ?? null;
	}
	public function get_body() {
		return file_get_contents( 'php://input' );
	}
	public function get_body_params() {
		return $_POST;
	}
}
function register_rest_route( $space, $path, $about ) {
	$GLOBALS['routes'][ "/wp-json/$space$path" ] = $about;
}
