'use client';

import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { datesUntil, type MoodLog } from '@/lib/site/tool/mood-log';

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The last four weeks as a row of columns, and the same numbers as a table. */
export function MoodMonth({ log, last, moods }: { log: MoodLog; last: string; moods: readonly string[] }) {
  const dates = datesUntil(last, 28);
  const entries = dates.flatMap((date) => {
    const entry = log[date];
    return entry ? [{ date, ...entry }] : [];
  });
  const name = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
  return (
    <section aria-labelledby="four-weeks" className="space-y-4">
      <h3 id="four-weeks">The last four weeks</h3>
      <svg viewBox="0 0 560 150" aria-hidden="true" className="w-full rounded-card bg-muted">
        {[1, 2, 3, 4, 5].map((level) => (
          <line
            key={level}
            x1="0"
            x2="560"
            y1={140 - level * 25}
            y2={140 - level * 25}
            stroke="var(--border)"
            strokeWidth="1"
          />
        ))}
        {dates.map((date, index) => {
          const mood = log[date]?.mood;
          return mood ? (
            <circle key={date} cx={10 + index * 20} cy={140 - mood * 25} r="7.5" fill="var(--primary)" />
          ) : (
            <circle key={date} cx={10 + index * 20} cy="140" r="2" fill="var(--input)" />
          );
        })}
      </svg>
      {entries.length > 0 ? (
        <Table className="text-small">
          <TableHeader>
            <TableRow>
              <TableHead>Day</TableHead>
              <TableHead>Mood</TableHead>
              <TableHead>Sleep</TableHead>
              <TableHead>Word</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {entries.toReversed().map(({ date, mood, sleep, word }) => (
              <TableRow key={date}>
                <TableHead scope="row" className="font-normal">
                  {name(date)}
                </TableHead>
                <TableCell>
                  {mood}, {moods[mood - 1]}
                </TableCell>
                <TableCell>{sleep === undefined ? '' : `${sleep} h`}</TableCell>
                <TableCell>{word}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <p className="text-muted-foreground">
          Nothing yet. After a few evenings a line of dots appears here.
        </p>
      )}
    </section>
  );
}
