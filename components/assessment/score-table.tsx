import type { AssessmentLine } from '@/lib/assessment/queries';

/** Short enough for a narrow column: "10 Nov 2026". */
const shortDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "7 of 27, mild" */
export function scoreInWords({ score, highest, band }: AssessmentLine): string {
  return [highest === null ? String(score) : `${score} of ${highest}`, band].filter(Boolean).join(', ');
}

type ScoreTableProps = {
  readonly caption: string;
  readonly assessments: readonly AssessmentLine[];
};

/** Results as numbers, the newest first. */
export function ScoreTable({ caption, assessments }: ScoreTableProps) {
  return (
    <table className="w-full border-collapse rounded-card bg-paper-2 text-left shadow-card">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line-strong border-b">
          <th scope="col" className="py-2 pr-2 pl-4">
            Date
          </th>
          <th scope="col" className="px-2 py-2">
            About
          </th>
          <th scope="col" className="py-2 pr-4 pl-2">
            Result
          </th>
        </tr>
      </thead>
      <tbody>
        {assessments.map((line) => (
          <tr key={line.id} className="border-line border-b align-top last:border-b-0">
            <td className="py-2.5 pr-2 pl-4">
              <time dateTime={line.completedAt.toISOString()}>{shortDate.format(line.completedAt)}</time>
            </td>
            <td className="px-2 py-2.5">{line.title}</td>
            <td className="py-2.5 pr-4 pl-2 font-semibold">{scoreInWords(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
