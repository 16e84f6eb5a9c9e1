import type { Handlers } from '../operations/handler.ts'
import type { Accounts } from '../ports/accounts.ts'
import type { AccountServices } from '../services/account/account-services.ts'
import type { OpenSandbox } from '../services/account/sandbox-services.ts'

export interface SandboxDependencies {
  accounts: Pick<Accounts, 'token'>
  services: Pick<AccountServices, 'sandboxes'>
}

/** Id of the shared sandbox key, which creates sandboxes. */
const sharedKeyId = 'sandbox'

export const createSandboxHandlers = ({
  accounts,
  services: { sandboxes },
}: SandboxDependencies): Handlers<'sandbox'> => ({
  createSandbox: async ({ body }, { caller, visit, day, requestId }) => {
    if (!caller || !visit) throw new Error('A sandbox was reached without its caller.')
    const toBody = async ({ answer, session }: OpenSandbox) => {
      const { token: sessionToken, expiresAt: sessionTokenExpiresAt } = await accounts.token(session)
      return { success: true as const, data: { ...answer, sessionToken, sessionTokenExpiresAt }, meta: { requestId } }
    }
    return caller.id === sharedKeyId
      ? { status: 201, body: await toBody(await sandboxes.create(body, { visit, day })) }
      : { status: 200, body: await toBody(await sandboxes.find(caller, day)) }
  },
})
