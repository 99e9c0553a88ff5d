/** Some members of an object as Stripe's SDK describes it for the version of the API that it speaks, and no others. */
export type Sketch<Whole> = Whole extends readonly (infer Item)[]
  ? Sketch<Item>[]
  : Whole extends object
    ? { [Name in keyof Whole]?: Sketch<Whole[Name]> }
    : Whole
