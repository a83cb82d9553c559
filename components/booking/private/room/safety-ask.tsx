import type { ComponentProps } from 'react';
import { SafetyForm } from '@/components/booking/private/room/safety-form';
import { Card } from '@/components/ui/card';

type SafetyAskProps = ComponentProps<typeof SafetyForm> & {
  /** The note is asked for now; otherwise it waits folded for whoever wants to tell something. */
  readonly asked: boolean;
};

/** The private note before a call: asked for before a first meeting, and one press away before every other. */
export function SafetyAsk({ asked, ...form }: SafetyAskProps) {
  return (
    <Card variant="flat" size="sm">
      {asked ? (
        <SafetyForm {...form} />
      ) : (
        <details>
          <summary className="tap cursor-pointer font-semibold text-primary">
            Share where you are and an emergency contact with {form.other}
          </summary>
          <div className="mt-4">
            <SafetyForm {...form} />
          </div>
        </details>
      )}
    </Card>
  );
}
