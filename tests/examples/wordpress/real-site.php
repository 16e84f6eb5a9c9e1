<?php
/**
 * Plugin Name: Parts of a site that tests need: letters are written into a file, and scripts are joined like by a
 * plugin that speeds a site up, those of other hosts too.
 */

add_filter(
	'pre_wp_mail',
	function ( $sent, $mail ) {
		file_put_contents( ABSPATH . 'letters.jsonl', wp_json_encode( $mail ) . "\n", FILE_APPEND );
		return true;
	},
	10,
	2
);

// Messages of PHP about the plugin; those about WordPress itself are not this test's.
set_error_handler(
	fn ( $level, $message, $file ) => str_contains( $file, '/plugins/valorem/' ) && file_put_contents( ABSPATH . 'faults.txt', "$message\n", FILE_APPEND ) || true
);

/** Replaces every script of a page that has an address by one file of the site with all of them. */
function joiner_join( $html ) {
	$joined = '';
	$rest   = preg_replace_callback(
		'~<script[^>]*\ssrc=["\']([^"\']+)["\'][^>]*></script>\s*~',
		function ( $found ) use ( &$joined ) {
			$address = html_entity_decode( $found[1] );
			$is_own  = 0 === strpos( $address, home_url( '/' ) );
			$joined .= file_get_contents( $is_own ? ABSPATH . wp_parse_url( $address, PHP_URL_PATH ) : $address ) . ";\n";
			return '';
		},
		$html
	);
	if ( '' === $joined ) {
		return $html;
	}
	file_put_contents( ABSPATH . 'joined.js', $joined );
	return str_replace( '</body>', '<script src="' . home_url( '/joined.js' ) . '"></script></body>', $rest );
}
add_action( 'template_redirect', fn () => get_option( 'joiner' ) && ob_start( 'joiner_join' ) );
