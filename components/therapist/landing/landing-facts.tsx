import type { ReactNode } from 'react';
import { NextFreeTime } from '@/components/therapist/directory/next-free-time';
import { Card } from '@/components/ui/card';
import type { LandingFacts as Facts } from '@/lib/therapist/landing/rules';
import { modeLabel, wholeRupees } from '@/lib/therapist/rules';

const languagesShown = 6;

function feesInWords({ from, to }: { readonly from: number; readonly to: number }): string {
  const lowest = wholeRupees(from / 100);
  return from === to ? `${lowest} for a session` : `${lowest} to ${wholeRupees(to / 100)} for a session`;
}

function languagesInWords(languages: readonly string[]): string {
  const more = languages.length - languagesShown;
  const shown = languages.slice(0, more > 1 ? languagesShown : languages.length);
  return `${shown.join(', ')}${more > 1 ? ` and ${more} more` : ''}`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-muted-foreground text-small">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Present facts about the listed therapists who take new clients. */
export function LandingFacts({ facts, now = new Date() }: { facts: Facts; now?: Date }) {
  const { accepting, isLong, fees, languages, modes, nextFree } = facts;
  if (accepting === 0) return null;
  const isFree = nextFree !== null && new Date(nextFree) > now;
  return (
    <Card asChild variant="muted" size="sm">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        {isLong ? null : (
          <Fact label="Taking new clients">{`${accepting} ${accepting === 1 ? 'person' : 'people'}`}</Fact>
        )}
        {fees ? <Fact label="Fees">{feesInWords(fees)}</Fact> : null}
        {languages.length > 0 ? (
          <Fact label={isLong ? 'Languages, among others' : 'Languages'}>{languagesInWords(languages)}</Fact>
        ) : null}
        {modes.length > 0 ? <Fact label="Ways to meet">{modes.map(modeLabel).join(', ')}</Fact> : null}
        {isFree ? (
          <Fact label="Soonest">
            <NextFreeTime at={nextFree} now={now} />
          </Fact>
        ) : null}
      </dl>
    </Card>
  );
}
