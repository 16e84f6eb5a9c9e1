import { exportFileName } from '#contract/account/export'
import type { CallContext, Handlers } from '../operations/handler.ts'
import type { Accounts, Actor } from '../ports/accounts.ts'
import type { AccountServices } from '../services/account/account-services.ts'

/** What the account routes call. */
export interface AccountDependencies {
  accounts: Pick<Accounts, 'token'>
  services: AccountServices
}

/** The person who acts; the routes of this tag admit nobody else. */
const actorOf = ({ actor }: CallContext): Actor => {
  if (!actor) throw new Error('An account route was reached without a session.')
  return actor
}

/** A success with the name of its request. */
const wrapped = <Data>(data: Data, { requestId }: CallContext) => ({
  success: true as const,
  data,
  meta: { requestId },
})

/** The handlers of an organisation: its members, its events, its brand. */
const ofOrganisation = ({
  organisations,
  brandings,
}: AccountServices): Pick<
  Handlers<'account'>,
  'organisation' | 'organisationEvents' | 'branding' | 'saveBranding'
> => ({
  organisation: async (_input, context) => {
    return { status: 200, body: wrapped(await organisations.view(actorOf(context)), context) }
  },
  organisationEvents: async ({ query }, context) => {
    return { status: 200, body: wrapped(await organisations.events(actorOf(context), query.before), context) }
  },
  branding: async (_input, context) => {
    return { status: 200, body: wrapped({ branding: await brandings.of(actorOf(context)) }, context) }
  },
  saveBranding: async ({ body }, context) => {
    return { status: 200, body: wrapped({ branding: await brandings.save(actorOf(context), body) }, context) }
  },
})

/** The handlers of accounts. */
export const account = ({ accounts, services }: AccountDependencies): Handlers<'account'> => {
  const { keys, profiles, providerKeys, privacy } = services
  return {
    issueToken: async (_input, context) => {
      const token = await accounts.token(actorOf(context).session)
      return { status: 200, body: wrapped(token, context) }
    },
    me: async (_input, context) => ({ status: 200, body: wrapped(await profiles.me(actorOf(context)), context) }),
    keys: async (_input, context) => {
      return { status: 200, body: wrapped({ keys: await keys.list(actorOf(context)) }, context) }
    },
    createKey: async ({ body }, context) => {
      const created = await keys.create(actorOf(context), body, context.idempotencyKey)
      return { status: 201, body: wrapped(created, context) }
    },
    key: async ({ params }, context) => {
      return { status: 200, body: wrapped({ key: await keys.one(actorOf(context), params.id) }, context) }
    },
    setOrigins: async ({ params, body }, context) => {
      const key = await keys.setOrigins(actorOf(context), params.id, body.origins)
      return { status: 200, body: wrapped({ key }, context) }
    },
    revokeKey: async ({ params }, context) => {
      return { status: 200, body: wrapped({ key: await keys.revoke(actorOf(context), params.id) }, context) }
    },
    keyUsage: async ({ params }, context) => {
      return { status: 200, body: wrapped(await keys.usageOf(actorOf(context), params.id), context) }
    },
    usage: async (_input, context) => ({ status: 200, body: wrapped(await keys.usage(actorOf(context)), context) }),
    providerKeys: async (_input, context) => {
      return { status: 200, body: wrapped({ providerKeys: await providerKeys.list(actorOf(context)) }, context) }
    },
    saveProviderKey: async ({ params, body }, context) => {
      const providerKey = await providerKeys.save(actorOf(context), params.provider, body)
      return { status: 200, body: wrapped({ providerKey }, context) }
    },
    deleteProviderKey: async ({ params, query }, context) => {
      const deleted = await providerKeys.remove(actorOf(context), params.provider, query.owner)
      return { status: 200, body: wrapped({ deleted }, context) }
    },
    ...ofOrganisation(services),
    export: async (_input, context) => ({
      status: 200,
      body: wrapped(await privacy.export(actorOf(context)), context),
      headers: { 'Content-Disposition': `attachment; filename="${exportFileName}"` },
    }),
  }
}
