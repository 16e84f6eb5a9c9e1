/** Verbs with which the name of a function may begin. One that the field uses and that is missing is added here. */
export const verbs: ReadonlySet<string> = new Set(
  `
  abort accept access acknowledge acquire activate add adjust adopt aggregate align allocate allow analyze append
  apply archive are ask assemble assert assess assign attach attempt authenticate authorize await backfill batch begin
  bind block broadcast bubble buffer build bulk bump cache calculate call can cancel capture carry cast chain change
  check choose chunk claim clamp clean clear clone close coerce collapse collect combine commit compare compile
  complete compose compress compute configure confirm connect construct consume convert copy correct count crawl
  create cut deactivate debounce decide declare decline decode decorate decrement decrypt deduplicate deep default
  defer define delete deliver deploy dequeue derive describe deserialize destroy detach detect determine did diff
  disable discard disconnect discover dismiss dispatch display divide do does download drain draw drop duplicate edit
  emit empty enable encode encrypt end enforce enqueue enrich ensure enter escape estimate evaluate evict exclude
  execute exists exit expand expect expire explain export expose extend extract fail fetch fill filter finalize find
  finish fit fix flat flatten flush for force forget format forward freeze from generate get give go grant group guard
  handle has hash hide highlight hydrate identify ignore import include increment index infer inherit init initialise
  initialize inject insert inspect install instrument interpolate invalidate invite invoke is issue iterate join keep
  kick kill launch leave limit link list listen load locate lock log look lookup make map mark mask match may measure
  memoize merge migrate mock modify monitor mount move multiply must mutate name narrow need needs negotiate next no
  normalise normalize note notify nudge observe offer omit on open order override pack paginate parse partition pass
  patch pause peek perform persist pick pipe place plan play poll pop populate post predict prefetch prefix prepare
  present preserve prettify print process produce project promote prompt proof prove provide prune publish pull purge
  push put query queue quote raise randomize rank rate re reach read rebuild receive recompute reconcile reconnect
  record recover redact redirect reduce refetch refresh refund refuse register reindex reject release reload remember
  remove rename render renew reorder repair repeat replace replay report request require rerun reschedule reserve
  reset resize resolve respond restart restore resume retrieve retry return reuse revalidate reverse revert revoke
  rewrite roll rotate round route run sanitize save scale scan schedule scope score scroll seal search seed select
  send separate serialize serve set setup shard share should show shuffle shut shutdown sign simulate skip sleep slice
  smooth snapshot soft solve sort spawn split spread squash stack stamp start stop store stream stringify strip submit
  subscribe substitute subtract sum suppress swap sweep switch sync tag take tell terminate test throttle throw tick
  to toggle touch trace track transfer transform translate traverse trigger trim truncate try turn unarchive unblock
  unescape unlink unlock unmount unpack unpause unregister unseal unset unsubscribe unwrap update upgrade upload
  upsert use validate value verify visit wait walk warn was watch weigh will with withdraw wrap write zip
`
    .trim()
    .split(/\s+/),
)
