/** What the apps and processes of these tests sign cookies with. */
export const authSecret = 'what the apps of the tests sign their cookies with'
