import { reviewRules } from '@/lib/therapist/review/rules';

export function ReviewRules() {
  return (
    <details className="group max-w-measure">
      <summary className="tap cursor-pointer text-link">The rules for reviews</summary>
      <ul className="mt-2 grid list-disc gap-1 pl-6">
        {reviewRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
