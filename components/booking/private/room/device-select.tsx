'use client';

import { useEffect, useId, useState } from 'react';
import type { Call, CallState } from '@/components/booking/private/room/call/call';
import {
  type Device,
  type Devices,
  listDevices,
  playTone,
} from '@/components/booking/private/room/call/devices';
import { Button } from '@/components/ui/button';
import { Volume2 } from '@/components/ui/icons';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';

type ChoiceProps = {
  readonly label: string;
  readonly devices: readonly Device[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
};

function Choice({ label, devices, value, onChoose }: ChoiceProps) {
  const id = useId();
  if (devices.length === 0) return null;
  return (
    <div className="grid min-w-0 gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {devices.map((device) => (
          <option key={device.id} value={device.id}>
            {device.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

const noDevices: Devices = { cameras: [], microphones: [], speakers: [] };

const used = (stream: MediaStream | null) => stream?.getTracks()[0]?.getSettings().deviceId ?? '';

type DeviceSelectProps = {
  readonly call: Call;
  readonly state: CallState;
  readonly speaker: string;
  readonly onSpeaker: (id: string) => void;
};

/** Which camera, microphone and speaker this window uses. A list with nothing to choose is not shown. */
export function DeviceSelect({ call, state: { local }, speaker, onSpeaker }: DeviceSelectProps) {
  const [devices, setDevices] = useState(noDevices);
  // Names appear once the browser has allowed the use of a device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists change with what is in use.
  useEffect(() => {
    const list = () => void listDevices().then(setDevices);
    list();
    const media = navigator.mediaDevices;
    media?.addEventListener('devicechange', list);
    return () => media?.removeEventListener('devicechange', list);
  }, [local.audio, local.preview]);
  return (
    <div className="grid gap-4">
      <Choice
        label="Microphone"
        devices={devices.microphones}
        value={local.audio?.getSettings().deviceId ?? ''}
        onChoose={(id) => void call.local.choose('microphone', id)}
      />
      <Choice
        label="Camera"
        devices={devices.cameras}
        value={local.sharing ? '' : used(local.preview)}
        onChoose={(id) => void call.local.choose('camera', id)}
      />
      <Choice label="Speaker" devices={devices.speakers} value={speaker} onChoose={onSpeaker} />
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={() => void playTone(speaker)}
      >
        <Volume2 aria-hidden="true" className="size-5" />
        Play a sound
      </Button>
    </div>
  );
}
