'use client';

import { useEffect, useState } from 'react';
import { DeviceNote } from '@/components/site/tool/device-note';
import { MoodMonth } from '@/components/site/tool/mood-month';
import { useDeviceStore } from '@/components/site/tool/use-device-store';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice-card';
import { Input } from '@/components/ui/input';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { localDate, longestWord, type MoodDay, readMoodLog } from '@/lib/site/tool/mood-log';

const cardId = 'mood';

/** The mood tracker on screen: one day at a time, saved while the person writes. */
export default function MoodOnScreen({ moods }: { moods: readonly string[] }) {
  const { value: log, keep, forget, blocked } = useDeviceStore('antarman.sheet.days', readMoodLog);
  const [today, setToday] = useState('');
  const [date, setDate] = useState('');

  useEffect(() => {
    const now = localDate(new Date());
    setToday(now);
    setDate(now);
  }, []);

  if (!log || !date) return <p role="status">Checking for saved entries on this device…</p>;
  const entry = log[date];

  const change = (part: Partial<MoodDay>) => keep(readMoodLog({ ...log, [date]: { ...entry, ...part } }));

  return (
    <div className="space-y-8">
      <Card id={cardId} variant="raised" size="flush" className="no-print space-y-6 p-5 sm:p-7">
        <label className="block max-w-60 space-y-1.5">
          <span className="font-semibold text-small">Day</span>
          <Input
            type="date"
            value={date}
            max={today}
            onChange={(event) => setDate(event.target.value || today)}
          />
        </label>
        <RadioGroup>
          <legend className="mb-2 font-semibold">How was this day?</legend>
          <div className="grid grid-cols-1 gap-2 sm:grid-cols-5">
            {moods.map((mood, index) => (
              <ChoiceCard key={mood} className="sm:flex-col sm:gap-1 sm:py-3">
                <RadioGroupItem
                  name="mood"
                  checked={entry?.mood === index + 1}
                  onChange={() => change({ mood: index + 1 })}
                />
                <span>
                  <span className="font-semibold">{index + 1}</span> {mood}
                </span>
              </ChoiceCard>
            ))}
          </div>
        </RadioGroup>
        {entry ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <label className="space-y-1.5">
              <span className="font-semibold text-small">Hours of sleep</span>
              <Input
                key={date}
                type="number"
                min={0}
                max={24}
                step={0.5}
                inputMode="decimal"
                defaultValue={entry.sleep}
                onChange={(event) =>
                  change({ sleep: event.target.value === '' ? Number.NaN : event.target.valueAsNumber })
                }
              />
            </label>
            <label className="space-y-1.5">
              <span className="font-semibold text-small">One word</span>
              <Input
                key={date}
                type="text"
                maxLength={longestWord}
                autoComplete="off"
                defaultValue={entry.word}
                onChange={(event) => change({ word: event.target.value })}
              />
            </label>
          </div>
        ) : null}
        <DangerHelp formId={cardId} onDevice />
        <p role="status" className="text-muted-foreground text-small">
          {entry ? 'Kept on this device.' : 'Choose a number to begin.'}
        </p>
      </Card>
      <MoodMonth log={log} last={today} moods={moods} />
      <DeviceNote blocked={blocked} empty={Object.keys(log).length === 0} onDelete={forget} />
    </div>
  );
}
