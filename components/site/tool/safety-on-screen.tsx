'use client';

import { useLooksSignedIn } from '@/components/account/use-looks-signed-in';
import { DeviceNote } from '@/components/site/tool/device-note';
import { useDeviceStore } from '@/components/site/tool/use-device-store';
import { UrgentCalls } from '@/components/site/urgent/urgent-calls';
import { Card } from '@/components/ui/card';
import { Textarea } from '@/components/ui/textarea';
import {
  isEmptyPlan,
  longestStep,
  readSafetyPlan,
  type SafetyStepName,
  safetyPlanKey,
  safetySteps,
} from '@/lib/site/tool/safety-plan';

/** The safety plan on screen: saved on the device while the person writes, and printed from it. */
export default function SafetyOnScreen() {
  const { value: plan, keep, forget, blocked } = useDeviceStore(safetyPlanKey, readSafetyPlan);
  const signedIn = useLooksSignedIn();

  if (!plan) return <p role="status">Checking for saved entries on this device…</p>;
  const change = (name: SafetyStepName, text: string) => keep(readSafetyPlan({ ...plan, [name]: text }));
  const empty = isEmptyPlan(plan);

  return (
    <div className="space-y-8">
      <UrgentCalls />
      <Card variant="raised" size="flush" className="space-y-6 p-5 sm:p-7">
        {safetySteps.map(({ name, title, hint }) => (
          <label key={name} className="block space-y-1.5">
            <span className="font-semibold">{title}</span>
            <span className="block text-muted-foreground text-small">{hint}</span>
            <Textarea
              rows={3}
              maxLength={longestStep}
              autoComplete="off"
              value={plan[name] ?? ''}
              onChange={(event) => change(name, event.target.value)}
            />
          </label>
        ))}
        <p role="status" className="no-print text-muted-foreground text-small">
          {empty ? 'Write one step to begin. The others may wait.' : 'Kept on this device.'}
        </p>
        <p className="text-muted-foreground text-small">
          After the Safety Planning Intervention of Barbara Stanley and Gregory Brown, 2012
          (suicidesafetyplan.com), in our own words.
        </p>
      </Card>
      {signedIn && !empty && (
        <p className="no-print">
          <a href="/dashboard/safety-plan" className="tap text-link">
            Show it to my therapist
          </a>
        </p>
      )}
      <DeviceNote blocked={blocked} empty={empty} onDelete={forget} />
    </div>
  );
}
