/** The secret with which the apps and processes of these tests sign cookies. */
export const authSecret = 'what the apps of the tests sign their cookies with'
