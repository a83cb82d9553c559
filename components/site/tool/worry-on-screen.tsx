'use client';

import { type FormEvent, useRef, useState } from 'react';
import { DeviceNote } from '@/components/site/tool/device-note';
import { useDeviceStore } from '@/components/site/tool/use-device-store';
import { WorryList } from '@/components/site/tool/worry-list';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice-card';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { localDate } from '@/lib/site/tool/mood-log';
import { longestText, readWorries } from '@/lib/site/tool/worry-log';

const branches = {
  yes: {
    label: 'Yes, at least a little',
    question: 'What will you do, and when?',
    hint: 'Small, and with a day and an hour: “Ring the bank, tomorrow at 11”.',
  },
  no: {
    label: 'No, not now',
    question: 'What will you turn to instead?',
    hint: 'Something with your hands or feet. Say first: “This is a worry, not a task.”',
  },
} as const;

const formId = 'worry';

/** The worry tree on screen: each worry goes down the tree, then joins the list below. */
export default function WorryOnScreen() {
  const { value: worries, keep, forget, blocked } = useDeviceStore('antarman.sheet.tree', readWorries);
  const [branch, setBranch] = useState<keyof typeof branches>();
  const [said, setSaid] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  if (!worries) return <p role="status">Checking for saved entries on this device…</p>;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const worry = {
      id: crypto.randomUUID(),
      date: localDate(new Date()),
      text: String(form.get('text') ?? '').trim(),
      canAct: branch === 'yes',
      plan: String(form.get('plan') ?? '').trim(),
    };
    keep(readWorries([worry, ...(worries ?? [])]));
    event.currentTarget.reset();
    setBranch(undefined);
    setSaid('Written down. You may let it go by now.');
    field.current?.focus();
  }

  const chosen = branch ? branches[branch] : undefined;
  return (
    <div className="space-y-8">
      <Card asChild variant="raised" size="flush" className="no-print space-y-6 p-5 sm:p-7">
        <form id={formId} onSubmit={onSubmit}>
          <label className="block space-y-1.5">
            <span className="font-semibold">What exactly am I worried about?</span>
            <span className="block text-muted-foreground text-small">One sentence, one worry.</span>
            <Textarea ref={field} name="text" required maxLength={longestText} rows={3} />
          </label>
          <RadioGroup>
            <legend className="mb-2 font-semibold">Is there something I can do about it?</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {(['yes', 'no'] as const).map((key) => (
                <ChoiceCard key={key}>
                  <RadioGroupItem
                    name="branch"
                    required
                    checked={branch === key}
                    onChange={() => setBranch(key)}
                  />
                  {branches[key].label}
                </ChoiceCard>
              ))}
            </div>
          </RadioGroup>
          {chosen ? (
            <label className="block space-y-1.5">
              <span className="font-semibold">{chosen.question}</span>
              <span className="block text-muted-foreground text-small">{chosen.hint}</span>
              <Textarea name="plan" maxLength={longestText} rows={3} />
            </label>
          ) : null}
          <DangerHelp formId={formId} onDevice />
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit">Put it on the list</Button>
            <p role="status" className="text-muted-foreground">
              {said}
            </p>
          </div>
        </form>
      </Card>
      <WorryList worries={worries} onChange={keep} />
      <DeviceNote blocked={blocked} empty={worries.length === 0} onDelete={forget} />
    </div>
  );
}
