import 'server-only';
import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { SectionFault } from '@/components/member/section-fault';
import { SectionStage } from '@/components/member/section-stage';
import { Skeleton } from '@/components/ui/skeleton';
import { log } from '@/lib/log';

type SectionProps = {
  /** Unique in the page; notices and links lead here. */
  readonly id: string;
  readonly title: string;
  /** The way to all of what is shown in part, beside the title. */
  readonly action?: ReactNode;
  /** How many rows the stand-in has while the section is waited for. */
  readonly rows?: number;
  /** Reads what the section needs and gives it. What it throws is this section's fault and no other's. */
  readonly children: () => ReactNode | Promise<ReactNode>;
};

/** For so long a page waits for a section in one piece: hardly anybody wonders yet, and a stand-in would only flicker. */
const patienceMs = 1_500;

async function contentOf(id: string, read: SectionProps['children']): Promise<Awaited<ReactNode>> {
  try {
    return await read();
  } catch (error) {
    unstable_rethrow(error);
    const reference = randomUUID();
    log.error('section could not be read', { part: id, reference, error });
    return <SectionFault reference={reference} />;
  }
}

/** Whether the page answers a form that was posted without scripts: nothing late could find its place in it. */
async function needsWhole(): Promise<boolean> {
  const asked = await headers();
  return /^multipart\/form-data\b/i.test(asked.get('content-type') ?? '') && !asked.has('next-action');
}

async function isLate(content: Promise<unknown>): Promise<boolean> {
  if (await needsWhole()) return false;
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    clock = setTimeout(resolve, patienceMs, true);
  });
  try {
    return await Promise.race([late, content.then(() => false)]);
  } finally {
    clearTimeout(clock);
  }
}

function StandIn({ rows }: { readonly rows: number }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        Loading...
      </p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a stand-in are all alike.
        <Skeleton key={row} className="h-40 rounded-card" />
      ))}
      {/* What comes late is put into its place by a script; without one this part is missing, and that is said. */}
      <noscript>
        <SectionFault />
      </noscript>
    </div>
  );
}

/**
 * One matter of a dashboard, with its own read. It comes with the page when it is quick and follows it when it is not;
 * when it fails, it alone says so, with the title of spec §8, with scripts and without (docs/decisions/110).
 */
export async function Section({ id, title, action, rows = 2, children }: SectionProps) {
  const content = contentOf(id, children);
  const streamed = await isLate(content);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="scroll-mt-6 space-y-4 outline-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
        {action}
      </div>
      <SectionStage streamed={streamed} standIn={<StandIn rows={rows} />}>
        {streamed ? content : await content}
      </SectionStage>
    </section>
  );
}
