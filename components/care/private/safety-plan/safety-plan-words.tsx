import { Alert } from '@/components/ui/alert';
import { safetyPlanWords } from '@/lib/care/safety-plan/rules';
import { type SafetyPlanWords, safetySteps } from '@/lib/site/tool/safety-plan';

export function SafetyPlanWordsList({ words }: { readonly words: SafetyPlanWords | null }) {
  if (words === null) {
    return (
      <Alert variant="destructive">
        <p>{safetyPlanWords.sealed}</p>
      </Alert>
    );
  }
  return (
    <dl className="grid gap-3">
      {safetySteps.map(({ name, title }) =>
        words[name] ? (
          <div key={name}>
            <dt className="font-semibold text-small">{title}</dt>
            <dd className="max-w-measure whitespace-pre-wrap wrap-anywhere">{words[name]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
