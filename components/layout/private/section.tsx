import 'server-only';
import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { SectionFault } from '@/components/layout/private/section-fault';
import { SectionStage } from '@/components/layout/private/section-stage';
import { Skeleton } from '@/components/ui/skeleton';
import { isAnsweringScript } from '@/lib/server/action/answering-action';
import { log } from '@/lib/server/log';

type SectionProps = {
  /** Unique on the page; notifications and links point here. */
  readonly id: string;
  readonly title: string;
  /** Only read aloud, because the head of the page says the same. */
  readonly quiet?: boolean;
  /** A link beside the title to the complete list, when the section shows only a part. */
  readonly action?: ReactNode;
  /** Rows of the placeholder while the section loads. */
  readonly rows?: number;
  /** Reads what the section needs and renders it. Its errors belong to this section alone. */
  readonly children: () => ReactNode | Promise<ReactNode>;
};

/**
 * Milliseconds that a page waits for a section in one piece: hardly anybody notices, and a placeholder would only
 * flicker.
 */
const longestWaitMs = 1_500;

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

/** Whether the page answers a form that was posted without scripts: then late content could not find its place. */
async function needsWhole(): Promise<boolean> {
  return (
    /^multipart\/form-data\b/i.test((await headers()).get('content-type') ?? '') &&
    !(await isAnsweringScript())
  );
}

async function isLate(content: Promise<unknown>): Promise<boolean> {
  if (await needsWhole()) return false;
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    clock = setTimeout(resolve, longestWaitMs, true);
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
      {/* A script puts late content in its place; without one this part is missing, and the page says so. */}
      <noscript>
        <SectionFault />
      </noscript>
    </div>
  );
}

/**
 * One subject of a dashboard, with its own read. It arrives with the page when it is quick and follows it when it is
 * slow; when it fails, only this section says so, with the title of product.md §8, with or without scripts
 * (docs/decisions/54).
 */
export async function Section({ id, title, quiet = false, action, rows = 2, children }: SectionProps) {
  const content = contentOf(id, children);
  const streamed = await isLate(content);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="scroll-mt-6 space-y-3 outline-none has-[[data-nothing]]:hidden"
    >
      <div
        className={
          quiet && !action ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1'
        }
      >
        <h2 id={`${id}-title`} className={quiet ? 'sr-only' : 'text-h3'}>
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
