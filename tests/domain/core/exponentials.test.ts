import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exp, expm1, log, log1p, log2 } from '#domain/core/exponentials'
import { power, square } from '#domain/core/powers'

/** Numbers of 60 digits, of which exponentials and powers of doubles are calculated without a look at the code under test. */
const Exact = Decimal.clone({ precision: 60, minE: -9e15, maxE: 9e15 })

/** A double without any rounding: written in full, it has at most some hundred digits. */
const exactly = (value: number): Decimal => new Exact(value.toPrecision(100))

/** The distance of a normal double to the next larger one. */
const lastDigit = (value: number): number => {
  const words = new BigInt64Array(new Float64Array([Math.abs(value)]).buffer)
  words[0] = (words[0] ?? 0n) + 1n
  return (new Float64Array(words.buffer)[0] ?? 0) - Math.abs(value)
}

/** How many last digits lie between a value and the exact one; at best half a one. */
const missOf = (value: number, exact: Decimal): number =>
  exactly(value)
    .minus(exact)
    .abs()
    .div(lastDigit(Number(exact)))
    .toNumber()

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** A number of any size, drawn evenly over sizes. */
const ofAnySize = fc
  .tuple(double(-300, 300), double(1, 10))
  .map(([size, digits]) => digits * Number(`1e${Math.round(size)}`))
/** A number that may be next to 0, of either sign; 60 digits still see what 1 more than it is. */
const near0 = fc
  .tuple(fc.integer({ min: -20, max: 0 }), double(0.1, 1), fc.constantFrom(-1, 1))
  .map(([size, digits, sign]) => sign * digits * Number(`1e${size}`))

const runs = { numRuns: 300 }
const holds = <T>(drawn: fc.Arbitrary<T>, miss: (value: T) => number, missMax: number): void => {
  fc.assert(
    fc.property(drawn, value => {
      expect(miss(value)).toBeLessThanOrEqual(missMax)
    }),
    runs,
  )
}

// Half a last digit is what rounding alone takes; the worst of a hundred thousand draws was 0.52, less 1 it was 0.60.
test('exponentials are right to the last digit', () => {
  holds(fc.oneof(double(-700, 700), near0), x => missOf(exp(x), exactly(x).exp()), 0.55)
})

test('exponentials less 1 are right to the last digit, also next to 0', () => {
  holds(fc.oneof(double(0.1, 700), double(-40, -0.1), near0), x => missOf(expm1(x), exactly(x).exp().minus(1)), 0.65)
})

test('logarithms are right within a last digit, also next to 1', () => {
  const drawn = fc.oneof(
    ofAnySize,
    double(0.5, 2),
    near0.map(x => 1 + x),
  )
  holds(
    drawn.filter(x => x > 0 && x !== 1),
    x => missOf(log(x), exactly(x).ln()),
    1,
  )
})

test('logarithms of 1 more are right to the last digit, also next to 0', () => {
  const drawn = fc.oneof(
    ofAnySize.filter(x => x > 1e-20),
    double(-0.999, 3).filter(x => Math.abs(x) > 1e-20),
    near0.filter(x => x > -1),
  )
  holds(drawn, x => missOf(log1p(x), exactly(x).plus(1).ln()), 0.52)
})

test('powers of growth and discount are right to the last digit, whole ones and broken ones', () => {
  const exponent = fc.oneof(fc.integer({ min: -480, max: 480 }), double(-120, 120))
  const drawn = fc.tuple(
    fc.oneof(
      double(0.5, 2),
      near0.map(x => 1 + x / 2),
    ),
    exponent,
  )
  holds(
    drawn.filter(([x, y]) => x !== 1 && y !== 0),
    ([x, y]) => missOf(power(x, y), exactly(x).pow(exactly(y))),
    0.55,
  )
})

test('powers of any size are right within a last digit', () => {
  const drawn = fc.tuple(ofAnySize, double(-1, 1)).map(([x, share]) => [x, (share * 690) / Math.abs(log(x))] as const)
  holds(
    drawn.filter(([x, y]) => x !== 1 && y !== 0 && Number.isFinite(y)),
    ([x, y]) => missOf(power(x, y), exactly(x).pow(exactly(y))),
    1,
  )
})

test.each([
  [2, 10, 1024],
  [10, 15, 1e15],
  [10, -2, 0.01],
  [1.5, 3, 3.375],
  [-2, 3, -8],
  [-2, -2, 0.25],
  [2, 1023, 2 ** 1023],
  [2, 1024, Infinity],
  [2, -1074, 5e-324],
  [2, -1080, 0],
  [2, 0.5, Math.SQRT2],
  [1.05, 1e9, Infinity],
  [0.95, 1e9, 0],
  [0, 0, 1],
  [0, 2, 0],
  [0, -2, Infinity],
  [Number.NaN, 0, 1],
  [Infinity, -1, 0],
  [2, -Infinity, 0],
  [0.5, -Infinity, Infinity],
  [-2, 0.5, Number.NaN],
  [1, Infinity, Number.NaN],
  [Number.NaN, 1, Number.NaN],
])('%d to the power of %d is %d, as the language has it', (x, exponent, expected) => {
  expect(power(x, exponent)).toBe(expected)
  expect(x ** exponent).toBe(expected)
})

const functions = { exp, expm1, log, log1p, log2 } as const

test.each(Object.entries(functions))(
  '%s says of zeros, infinities and what is none what the language says',
  (name, of) => {
    const engine = Math[name as keyof typeof functions]
    for (const x of [0, -0, 1, -1, -2, Infinity, -Infinity, Number.NaN, 1000, -1000, -746, 5e-324]) {
      if (name.startsWith('log') && x === 5e-324) expect(Math.abs(of(x) / engine(x) - 1)).toBeLessThan(1e-15)
      else if (x === 1 || x === -1) expect(Math.abs(of(x) - engine(x)) || 0).toBeLessThan(1e-15)
      else expect(of(x), `${x}`).toBe(engine(x))
    }
  },
)

test('the logarithm to the base 2 is within two last digits, and a square is one product', () => {
  holds(
    double(0.001, 1e9).filter(x => x !== 1),
    x => missOf(log2(x), exactly(x).ln().div(new Exact(2).ln())),
    2,
  )
  expect(square(-3)).toBe(9)
})
