import { exportFileName } from '#contract/account/export'
import type { CallContext, Handlers } from '../operations/handler.ts'
import type { Accounts, Actor } from '../ports/accounts.ts'
import type { AccountServices } from '../services/account/account-services.ts'

export interface AccountDependencies {
  accounts: Pick<Accounts, 'token'>
  services: AccountServices
}

/** Acting person; the routes of this tag require a session. */
const requireActor = ({ actor }: CallContext): Actor => {
  if (!actor) throw new Error('An account route was reached without a session.')
  return actor
}

/** Wraps data in the envelope of a success. */
const wrapAccountData = <Data>(data: Data, { requestId }: CallContext) => ({
  success: true as const,
  data,
  meta: { requestId },
})

/** Handlers of the organisation of a person: members, events, brand. */
const createOrganisationHandlers = ({
  organisations,
  brandings,
}: AccountServices): Pick<
  Handlers<'account'>,
  'organisation' | 'organisationEvents' | 'branding' | 'saveBranding'
> => ({
  organisation: async (_input, context) => {
    return { status: 200, body: wrapAccountData(await organisations.view(requireActor(context)), context) }
  },
  organisationEvents: async ({ query }, context) => {
    return {
      status: 200,
      body: wrapAccountData(await organisations.events(requireActor(context), query.before), context),
    }
  },
  branding: async (_input, context) => {
    return { status: 200, body: wrapAccountData({ branding: await brandings.of(requireActor(context)) }, context) }
  },
  saveBranding: async ({ body }, context) => {
    return {
      status: 200,
      body: wrapAccountData({ branding: await brandings.save(requireActor(context), body) }, context),
    }
  },
})

/** Handlers of keys: list, creation, origins, revocation, usage. */
const createKeyHandlers = ({
  keys,
}: AccountServices): Pick<
  Handlers<'account'>,
  'keys' | 'createKey' | 'key' | 'setOrigins' | 'revokeKey' | 'keyUsage' | 'usage'
> => ({
  keys: async (_input, context) => {
    return { status: 200, body: wrapAccountData({ keys: await keys.list(requireActor(context)) }, context) }
  },
  createKey: async ({ body }, context) => {
    const created = await keys.create(requireActor(context), body, context.idempotencyKey)
    return { status: 201, body: wrapAccountData(created, context) }
  },
  key: async ({ params }, context) => {
    return { status: 200, body: wrapAccountData({ key: await keys.one(requireActor(context), params.id) }, context) }
  },
  setOrigins: async ({ params, body }, context) => {
    const key = await keys.setOrigins(requireActor(context), params.id, body.origins)
    return { status: 200, body: wrapAccountData({ key }, context) }
  },
  revokeKey: async ({ params }, context) => {
    return {
      status: 200,
      body: wrapAccountData({ key: await keys.revoke(requireActor(context), params.id) }, context),
    }
  },
  keyUsage: async ({ params }, context) => {
    return { status: 200, body: wrapAccountData(await keys.usageOf(requireActor(context), params.id), context) }
  },
  usage: async (_input, context) => ({
    status: 200,
    body: wrapAccountData(await keys.usage(requireActor(context)), context),
  }),
})

export const createAccountHandlers = ({ accounts, services }: AccountDependencies): Handlers<'account'> => {
  const { profiles, providerKeys, privacy } = services
  return {
    issueToken: async (_input, context) => {
      const token = await accounts.token(requireActor(context).session)
      return { status: 200, body: wrapAccountData(token, context) }
    },
    me: async (_input, context) => ({
      status: 200,
      body: wrapAccountData(await profiles.me(requireActor(context)), context),
    }),
    ...createKeyHandlers(services),
    providerKeys: async (_input, context) => {
      return {
        status: 200,
        body: wrapAccountData({ providerKeys: await providerKeys.list(requireActor(context)) }, context),
      }
    },
    saveProviderKey: async ({ params, body }, context) => {
      const providerKey = await providerKeys.save(requireActor(context), params.provider, body)
      return { status: 200, body: wrapAccountData({ providerKey }, context) }
    },
    deleteProviderKey: async ({ params, query }, context) => {
      const deleted = await providerKeys.remove(requireActor(context), params.provider, query.owner)
      return { status: 200, body: wrapAccountData({ deleted }, context) }
    },
    ...createOrganisationHandlers(services),
    export: async (_input, context) => ({
      status: 200,
      body: wrapAccountData(await privacy.export(requireActor(context)), context),
      headers: { 'Content-Disposition': `attachment; filename="${exportFileName}"` },
    }),
  }
}
