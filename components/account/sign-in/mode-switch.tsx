export type LoginMode = 'signin' | 'signup';

const modes = [
  { mode: 'signin', label: 'Sign in' },
  { mode: 'signup', label: 'Create account' },
] as const satisfies readonly { readonly mode: LoginMode; readonly label: string }[];

type ModeSwitchProps = { readonly mode: LoginMode; readonly next: string };

/** The two modes of /login, each with its own address, so that plain links are enough. */
export function ModeSwitch({ mode: current, next }: ModeSwitchProps) {
  const address = (mode: LoginMode) => {
    const searchParams = new URLSearchParams({ ...(mode === 'signup' && { mode }), ...(next && { next }) });
    return searchParams.size > 0 ? `/login?${searchParams}` : '/login';
  };
  return (
    <nav
      aria-label="Sign in or create an account"
      className="grid grid-cols-2 gap-1 rounded-control bg-muted p-1"
    >
      {modes.map(({ mode, label }) => (
        <a
          key={mode}
          href={address(mode)}
          aria-current={mode === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center justify-center rounded-[0.6rem] px-1 text-center font-semibold text-muted-foreground text-small sm:text-base hover:text-foreground aria-[current=page]:bg-card aria-[current=page]:text-foreground aria-[current=page]:shadow-raised"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
