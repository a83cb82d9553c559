import type { ReactNode } from 'react';
import { PagedSection } from '@/components/layout/private/paged-section';
import type { SessionLine, SessionPage } from '@/lib/care/session/queries';

const times = ['coming', 'past'] as const;
type Time = (typeof times)[number];

/** A page with both lists shows this many of each: with the head of the page they take three screens of a phone. */
const atFirst = { coming: 4, past: 4 } as const;

const labels = {
  coming: { label: 'Pages of upcoming sessions', nextLabel: 'Later sessions' },
  past: { label: 'Pages of past sessions', nextLabel: 'Earlier sessions' },
} as const;

type Shown = {
  readonly id: string;
  readonly title: string;
  readonly empty: string;
  /** Sessions at first, when less than usual fit. */
  readonly most?: number;
  /** A link beside the title. */
  readonly action?: ReactNode;
};

type SessionSectionsProps = {
  readonly path: string;
  /** The session after which the address lets a list begin; empty for the beginning. One that is further shows that list alone. */
  readonly from: Readonly<Record<Time, string>>;
  readonly sections: Readonly<Record<Time, Shown>>;
  readonly read: (wanted: { time: Time; after: string; take?: number }) => Promise<SessionPage>;
  readonly children: (sessions: readonly SessionLine[], empty: string) => ReactNode | Promise<ReactNode>;
};

export function SessionSections({ path, from, sections, read, children }: SessionSectionsProps) {
  const further = times.find((time) => from[time] !== '');
  return times
    .filter((time) => further === undefined || further === time)
    .map((time) => {
      const { id, title, empty, most = atFirst[time], action } = sections[time];
      return (
        <PagedSection
          key={time}
          id={id}
          title={title}
          path={path}
          parameter={time}
          from={from[time]}
          {...labels[time]}
          action={action}
        >
          {async () => {
            const after = from[time];
            const wanted = further === undefined ? { time, after, take: most } : { time, after };
            const { sessions, next } = await read(wanted);
            return { list: await children(sessions, empty), next };
          }}
        </PagedSection>
      );
    });
}
