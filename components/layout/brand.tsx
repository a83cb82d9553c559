import { site } from '@/content/site';

/** The mark: an arched doorway with the morning in it. */
export function Brand() {
  return (
    <a
      href="/"
      className="tap gap-2.5 rounded-control font-display text-[1.375rem] font-semibold tracking-tight text-foreground"
    >
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true" focusable="false">
        <path d="M4 30V15C4 7.8 9.4 3.2 16 1.6 22.6 3.2 28 7.8 28 15v15Z" fill="var(--primary)" />
        <path d="M9 30V16.4C9 11.6 12.1 8.500 16 7.200c3.9 1.3 7 4.4 7 9.2V30Z" fill="var(--art-cream)" />
        <path d="M9 25.5a7 7 0 0 1 14 0V30H9Z" fill="var(--warm)" />
      </svg>
      <span>{site.name}</span>
    </a>
  );
}
