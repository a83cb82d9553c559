import { Card } from '@/components/ui/card';
import { assessmentComparison } from '@/content/services/assessments';

const rows = [
  ['The question it answers', 'question'],
  ['Sessions', 'sessions'],
  ['What you receive', 'result'],
  ['Done by', 'by'],
] as const;

/** Three assessments side by side; below 768 px one after another, so that nothing scrolls sideways. */
export function AssessmentComparison() {
  return (
    <>
      <table className="w-full border-collapse text-left max-md:hidden">
        <caption className="sr-only">Our three assessments compared</caption>
        <thead>
          <tr>
            <td className="w-[20%]" />
            {assessmentComparison.map(({ service }) => (
              <th key={service.slug} scope="col" className="border-primary border-b-4 px-4 pb-4 align-bottom">
                <a href={`#${service.slug}`} className="font-display text-h4 text-link">
                  {service.title}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, key]) => (
            <tr key={key} className="border-border border-b align-top">
              <th scope="row" className="py-4 pr-4 font-semibold">
                {label}
              </th>
              {assessmentComparison.map((column) => (
                <td key={column.service.slug} className="px-4 py-4">
                  {column[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid gap-4 md:hidden">
        {assessmentComparison.map((column) => (
          <Card asChild key={column.service.slug} variant="flat" size="sm">
            <li>
              <a
                href={`#${column.service.slug}`}
                className="tap font-display font-semibold text-h4 text-link"
              >
                {column.service.title}
              </a>
              <dl className="mt-2 space-y-2">
                {rows.map(([label, key]) => (
                  <div key={key}>
                    <dt className="text-muted-foreground text-small">{label}</dt>
                    <dd>{column[key]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          </Card>
        ))}
      </ul>
    </>
  );
}
