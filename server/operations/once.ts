/** Memoizes a value on the first call. */
export const memoize = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Memoizes the value of the last argument: most callers of a day give the same one. */
export const memoizeLast = <Argument, Value>(make: (argument: Argument) => Value): ((argument: Argument) => Value) => {
  let last: { argument: Argument; value: Value } | undefined
  return argument => {
    last = last?.argument === argument ? last : { argument, value: make(argument) }
    return last.value
  }
}
