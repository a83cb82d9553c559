import type { ReactNode } from 'react';
import { LineList } from '@/components/layout/private/line-list';
import { PagedSection } from '@/components/layout/private/paged-section';
import type { RecordLine, RecordPage } from '@/lib/care/record-request/queries';
import { recordStateInWords } from '@/lib/care/record-request/rules';
import { formatDayOf, lastDayShown } from '@/lib/format/time';

type RecordListProps = {
  readonly requests: readonly RecordLine[];
  readonly empty: string;
  /** Leads each line: whose it is, with the link to it. */
  readonly title: (line: RecordLine) => ReactNode;
  /** Zone in which the reader sees times. */
  readonly timeZone: string;
};

/** "Asked on 12 Nov · answer by 27 Nov" */
function clockInWords({ askedAt, dueAt, answeredAt, state }: RecordLine, timeZone: string): string {
  const asked = `Asked on ${formatDayOf(askedAt)}`;
  if (answeredAt) return `${asked} · answered on ${formatDayOf(answeredAt)}`;
  return state === 'withdrawn' ? asked : `${asked} · answer by ${lastDayShown(dueAt, timeZone)}`;
}

/** Requests for records with their clocks; what was answered is behind the link. */
export function RecordList({ requests, empty, title, timeZone }: RecordListProps) {
  const lines = requests.map((line) => ({
    id: line.id,
    title: title(line),
    note: clockInWords(line, timeZone),
    state: {
      words: recordStateInWords[line.state],
      variant: line.state === 'open' || line.state === 'late' ? 'warm' : 'muted',
    } as const,
  }));
  return <LineList lines={lines} empty={empty} />;
}

type RecordPagesProps = Omit<RecordListProps, 'requests'> & {
  readonly id: string;
  readonly heading: string;
  readonly quiet?: boolean;
  readonly path: string;
  /** `before` of the address; empty for the first page. */
  readonly before: string;
  readonly read: (before: string) => Promise<RecordPage>;
};

/** All requests, a page at a time. */
export function RecordPages({ empty, title, timeZone, heading, read, before, ...section }: RecordPagesProps) {
  return (
    <PagedSection
      {...section}
      title={heading}
      parameter="before"
      from={before}
      label="Pages of requests"
      nextLabel="Older requests"
    >
      {async () => {
        const { requests, older } = await read(before);
        return { list: <RecordList {...{ requests, empty, title, timeZone }} />, next: older };
      }}
    </PagedSection>
  );
}
