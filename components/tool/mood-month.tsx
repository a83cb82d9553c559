'use client';

import { datesUntil, type MoodLog } from '@/lib/tool/mood-log';

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
      <svg viewBox="0 0 560 150" aria-hidden="true" className="w-full rounded-card bg-paper-3">
        {[1, 2, 3, 4, 5].map((level) => (
          <line
            key={level}
            x1="0"
            x2="560"
            y1={140 - level * 25}
            y2={140 - level * 25}
            stroke="var(--line)"
            strokeWidth="1"
          />
        ))}
        {dates.map((date, index) => {
          const mood = log[date]?.mood;
          return mood ? (
            <circle key={date} cx={10 + index * 20} cy={140 - mood * 25} r="7.5" fill="var(--primary)" />
          ) : (
            <circle key={date} cx={10 + index * 20} cy="140" r="2" fill="var(--line-strong)" />
          );
        })}
      </svg>
      {entries.length > 0 ? (
        <table className="w-full text-left text-small">
          <thead>
            <tr className="border-line border-b">
              <th className="py-2 pr-3">Day</th>
              <th className="py-2 pr-3">Mood</th>
              <th className="py-2 pr-3">Sleep</th>
              <th className="py-2">Word</th>
            </tr>
          </thead>
          <tbody>
            {entries.toReversed().map(({ date, mood, sleep, word }) => (
              <tr key={date} className="border-line border-b">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {name(date)}
                </th>
                <td className="py-2 pr-3">
                  {mood}, {moods[mood - 1]}
                </td>
                <td className="py-2 pr-3">{sleep === undefined ? '' : `${sleep} h`}</td>
                <td className="py-2">{word}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-ink-soft">Nothing yet. After a few evenings a line of dots appears here.</p>
      )}
    </section>
  );
}
