export type LoginMode = 'signin' | 'signup';

const modes = [
  { mode: 'signin', label: 'Sign in' },
  { mode: 'signup', label: 'Create account' },
] as const satisfies readonly { readonly mode: LoginMode; readonly label: string }[];

type ModeSwitchProps = { readonly mode: LoginMode; readonly next: string };

/** The two modes of /login, each with an address of its own, so that it works with links alone. */
export function ModeSwitch({ mode: current, next }: ModeSwitchProps) {
  const address = (mode: LoginMode) => {
    const asked = new URLSearchParams({ ...(mode === 'signup' && { mode }), ...(next && { next }) });
    return asked.size > 0 ? `/login?${asked}` : '/login';
  };
  return (
    <nav
      aria-label="Sign in or create an account"
      className="grid grid-cols-2 gap-1 rounded-control bg-paper-3 p-1"
    >
      {modes.map(({ mode, label }) => (
        <a
          key={mode}
          href={address(mode)}
          aria-current={mode === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center justify-center rounded-[0.6rem] px-1 text-center font-semibold text-ink-soft text-small sm:text-base hover:text-ink aria-[current=page]:bg-paper-2 aria-[current=page]:text-ink aria-[current=page]:shadow-card"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
