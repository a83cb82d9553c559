type Config = {
  readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaultVariants: Readonly<Record<string, string>>;
};
type Chosen = { readonly className?: string } & { readonly [variant: string]: string | null | undefined };

/** Joins the given class names. */
export const cx = (...classes: readonly (string | null | undefined)[]): string =>
  classes.filter(Boolean).join(' ');

/**
 * Replaces class-variance-authority in browsers (`next.config.mjs`, ADR 23): our components use only plain variants
 * with defaults, and forms on public pages need not carry the rest of the library.
 */
export const cva =
  (base: string, { variants, defaultVariants }: Config) =>
  ({ className, ...chosen }: Chosen = {}): string =>
    cx(
      base,
      ...Object.entries(variants).map(([name, values]) =>
        chosen[name] === null ? '' : values[chosen[name] ?? defaultVariants[name] ?? ''],
      ),
      className,
    );
