/** Usage of the operator's commands. */
export const usageText = `Usage: npm run -s keys -- COMMAND

  create --name NAME --tier TIER [--json]      make a secret key; it is printed this once
         --publishable --origin ORIGIN …       a publishable key for web pages of these origins
         --owner OWNER                         for a user or an organisation, whatever its plan
  list [--owner OWNER] [--json]                all keys, with today's count
  revoke ID [--json]                           a revoked key is refused within 5 s, for good
  set-tier ID TIER [--json]                    the new limits hold within 5 s
  set-origins ID ORIGIN …                      replaces the origins of a publishable key within 5 s
  set-plan OWNER free|pro|enterprise           keys above the plan are lowered to it
  end-sessions E-MAIL                          signs a person out everywhere
  two-factor-off E-MAIL                        for who lost the device and the codes
  delete-account E-MAIL                        for good; the keys of the person are revoked
  rewrap [--json]                              all that is sealed, under the first of PROVIDER_KEY_SECRETS; may be repeated

OWNER is an e-mail, or the id of an organisation (org_…). TIER is free, pro or enterprise. ORIGIN is scheme, host and port, as https://agency.lu.
DATA_DIR names the folder of the database, ./data when left out; with DATABASE_URL the keys are in that PostgreSQL.`
