import { QuickExitLink } from '@/components/layout/quick-exit';
import { LifeBuoy } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';

/** The deep line itself; where a header takes it in from 1024 px on, it takes over that header's colours. */
const within = {
  page: {
    line: '',
    sign: '',
    words: '',
    number: '',
  },
  header: {
    line: 'lg:static lg:order-2 lg:ml-auto lg:gap-x-5 lg:bg-transparent lg:px-0 lg:text-foreground',
    sign: 'lg:text-destructive',
    words: 'lg:text-muted-foreground',
    number: 'lg:text-foreground',
  },
} as const;

type HelpLineProps = {
  readonly inside?: keyof typeof within;
  /** The page holds a call that ends with it: help opens beside it. Only leaving quickly still ends the call. */
  readonly beside?: boolean;
};

export function HelpLine({ inside = 'page', beside = false }: HelpLineProps) {
  const variant = within[inside];
  const number = `tap justify-center px-3 font-semibold underline underline-offset-4 sm:px-1.5 lg:px-1.5 ${variant.number}`;
  return (
    <div
      data-quick-exit-bar
      className={`sticky top-0 z-20 flex items-center justify-between gap-x-2 bg-night px-[clamp(0.75rem,4vw,2.5rem)] text-night-foreground text-small ${variant.line}`}
    >
      <a
        href={urgentHelpPath}
        {...(beside && { target: '_blank', rel: 'noopener' })}
        className="tap gap-2 font-semibold underline underline-offset-4"
      >
        <LifeBuoy aria-hidden="true" className={`size-5 text-warm max-[23rem]:hidden ${variant.sign}`} />
        <span>
          Urgent help
          {beside && (
            <span className="max-sm:sr-only font-normal text-night-muted"> (opens in a new tab)</span>
          )}
        </span>
      </a>
      <p className={`flex items-center ${variant.words}`}>
        <span className="max-xl:sr-only">In danger? Call&nbsp;</span>
        <a href="tel:112" className={number}>
          112
        </a>
        <span className="max-xl:sr-only">· To talk, day or night:&nbsp;</span>
        <a href="tel:14416" className={number}>
          14416
        </a>
      </p>
      <QuickExitLink short />
    </div>
  );
}
