/** Version of the API, by the rule of the comparison of releases: what breaks is a major one, what is added a minor one. */
export const apiVersion = '1.1.0'
