/**
 * A certificate for `hooks.agency.example` that signed itself, for receivers of tests: from 2020 to 2120, so that no run
 * depends on its day. Nothing else trusts it. Made by `openssl ca -selfsign` with `-startdate` and `-enddate`.
 */
export const receiverCertificate = {
  name: 'hooks.agency.example',
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgFCQgeZlcOne5Bim9
iAGFr+cukNdBbX1dK8jg+tDwPYmhRANCAASPsme6DlSUupS+9R/iyxDEMJs4qOFl
RxkeOpo33a/gg6KheVAcOs3i5ROiW2wcoPqwDXSi5kBTYUzQhXqXdlwj
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBdDCCARqgAwIBAgIBATAKBggqhkjOPQQDAjAYMRYwFAYDVQQDDA1UZXN0IHJl
Y2VpdmVyMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAYMRYwFAYD
VQQDDA1UZXN0IHJlY2VpdmVyMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEj7Jn
ug5UlLqUvvUf4ssQxDCbOKjhZUcZHjqaN92v4IOioXlQHDrN4uUToltsHKD6sA10
ouZAU2FM0IV6l3ZcI6NTMFEwHwYDVR0RBBgwFoIUaG9va3MuYWdlbmN5LmV4YW1w
bGUwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQULv9Dgwht/XVf3wIapmk3XnkQ
p4swCgYIKoZIzj0EAwIDSAAwRQIhAOFLF0ThUzOrYNrwbFG2FQjzRRVNMCdgfEqD
bKuBFfnVAiBag43CZv58lF7kpHh9eJIEMNodpJ6rxn9jSfNQ79AZgQ==
-----END CERTIFICATE-----
`,
}
