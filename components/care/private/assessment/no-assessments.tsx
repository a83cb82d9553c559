import { Empty, EmptyDescription } from '@/components/ui/empty';

/** Shown when nothing is saved, with a link to the assessments. */
export function NoAssessments() {
  return (
    <Empty>
      <EmptyDescription>
        No results yet. Take one of{' '}
        <a href="/clarity-quiz" className="text-link">
          two short questionnaires
        </a>{' '}
        and, if you like, save the result here. Your answers stay on your device.
      </EmptyDescription>
    </Empty>
  );
}
