<?php
/** A site that has the plugin, for `php -S`: pages, the receiver, the administration. */

require __DIR__ . '/functions.php';
require dirname( __DIR__, 3 ) . '/examples/embed/wordpress/valorem.php';

// A site behind a proxy says by this filter where its visitors are.
add_filter( 'valorem_visitor_address', fn ( $address ) => $_SERVER['HTTP_X_VISITOR'] ?? $address );

do_action( 'init' );
do_action( 'admin_menu' );
do_action( 'admin_init' );
do_action( 'rest_api_init' );
do_action( 'enqueue_block_editor_assets' );

function answer( $status, $body ) {
	http_response_code( $status );
	header( 'Content-Type: application/json' );
	echo null === $body ? '' : json_encode( $body );
	exit;
}

/** A page of the theme, with what was enqueued while its content was made. */
function page( $content ) {
	$lang = str_replace( '_', '-', determine_locale() );
	$head = '';
	foreach ( $GLOBALS['styles'] as $handle => $text ) {
		$head .= "<style id=\"$handle-inline-css\">$text</style>\n";
	}
	foreach ( $GLOBALS['scripts'] as $handle => $script ) {
		$strategy = $script['more']['strategy'] ?? '';
		$head    .= $script['isWanted'] ? '<script id="' . $handle . '-js" src="' . esc_url( $script['source'] ) . "\" $strategy></script>\n" : '';
	}
	echo "<!doctype html><html lang=\"$lang\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">
<title>Agency</title><link rel=\"icon\" href=\"data:,\">$head</head><body><main>$content</main></body></html>";
}

$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );

if ( isset( $routes[ $path ] ) ) {
	if ( $routes[ $path ]['methods'] !== $_SERVER['REQUEST_METHOD'] || ! ( '__return_true' === $routes[ $path ]['permission_callback'] ) ) {
		answer( 404, null );
	}
	$result = $routes[ $path ]['callback']( new WP_REST_Request() );
	if ( is_wp_error( $result ) ) {
		answer( $result->data['status'], array( 'code' => $result->code, 'message' => $result->message, 'data' => $result->data ) );
	}
	answer( $result->status, $result->data );
}

switch ( $path ) {
	case '/':
		page( '<h1>Agency</h1>' . do_shortcode( $_GET['content'] ?? '[valorem]' ) );
		break;
	case '/block':
		page( $blocks['valorem/element']['render_callback']( json_decode( $_GET['attributes'], true ) ) );
		break;
	case '/editor':
		$about = $blocks['valorem/element'];
		answer( 200, array( 'script' => $inline[ $about['editor_script_handles'][0] ], 'attributes' => $about['attributes'] ) );
		// No break: answer() ends.
	case '/wp-admin/options-general.php':
		list( $capability, $draw ) = $pages[ $_GET['page'] ];
		if ( ! current_user_can( $capability ) ) {
			answer( 403, null );
		}
		ob_start();
		$draw();
		page( ob_get_clean() );
		break;
	case '/wp-admin/options.php':
		if ( ! current_user_can( 'manage_options' ) || wp_hash( $_POST['option_page'] ) !== $_POST['_wpnonce'] ) {
			answer( 403, null );
		}
		list( $name, $sanitize ) = $settings[ $_POST['option_page'] ];
		$value = $sanitize( $_POST[ $name ] ?? null );
		change_state(
			function ( &$state ) use ( $name, $value ) {
				$state['options'][ $name ] = $value;
			}
		);
		answer( 200, $settings_errors ?: null );
		// No break: answer() ends.
	case '/privacy-guide':
		page( $privacy_text );
		break;
	case '/uninstall':
		array_map( fn ( $act ) => $act(), $uninstall );
		answer( 200, null );
		// No break: answer() ends.
	default:
		answer( 404, null );
}
