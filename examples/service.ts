/** Address of the service: yours, or the one that `npm start` runs with its shared sandbox key. */
export const baseUrl = process.env.VALOREM_BASE_URL ?? 'http://127.0.0.1:3000'

/** Key of the caller. */
export const apiKey = process.env.VALOREM_API_KEY ?? 'vk_sandbox_public'
