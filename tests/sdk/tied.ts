/** The members of a list of texts without the openness that the printer adds. */
type Closed<Text extends string> = Text extends string ? (string extends Text ? never : Text) : never

type Texts<Text extends string> = [Text] extends [never]
  ? never
  : [Closed<Text>] extends [never]
    ? string
    : Closed<Text>

/** A type with open lists closed and lists of any kind as plain arrays, so that both sides can be compared. */
type Plain<Type> =
  | Texts<Extract<Type, string>>
  | (Type extends string
      ? never
      : Type extends readonly (infer Item)[]
        ? Plain<Item>[]
        : Type extends object
          ? { [Field in keyof Type]: Plain<Type[Field]> }
          : Type)

/** True for one and the same type, optional fields included. */
type Same<Left, Right> =
  (<Any>() => Any extends Left ? 1 : 2) extends <Any>() => Any extends Right ? 1 : 2 ? true : false

/** Compiles only when the contract's type and the printed one are the same. */
export const tied = <Contract, Printed>(
  ..._same: Same<Plain<Contract>, Plain<Printed>> extends true ? [] : ['The printed type is not that of the contract.']
): true => true
