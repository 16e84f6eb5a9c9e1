import type pg from 'pg'

/** Ends every other connection to the database of a client, and waits until they are gone. */
export const cutAll = (client: pg.Client) =>
  client.query(
    'select pg_terminate_backend(pid, 30000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

/**
 * Sets whether connections that are opened from now on only read, as on a server that was demoted; open ones stay as they
 * are, as they do behind an address that leads to another server.
 */
export const setReadOnly = (client: pg.Client, setting: 'on' | 'off') =>
  client.query(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = ${setting}', current_database()); end $$`,
  )
