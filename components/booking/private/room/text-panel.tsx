'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { longestText } from '@/components/booking/private/room/call/beside';
import type { Call, CallState } from '@/components/booking/private/room/call/call';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

type TextPanelProps = { readonly call: Call; readonly state: CallState; readonly other: string };

/** Words beside the call, from browser to browser. */
export function TextPanel({ call, state, other }: TextPanelProps) {
  const [failed, setFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest text comes into view.
  useEffect(() => {
    // Newer browsers give a promise, which an effect must not return.
    last.current?.scrollIntoView({ block: 'nearest' });
  }, [state.texts]);

  function send(event: FormEvent): void {
    event.preventDefault();
    const text = input.current?.value ?? '';
    if (text.trim() === '') return;
    const sent = call.write(text);
    setFailed(!sent);
    if (sent && input.current) input.current.value = '';
  }

  return (
    <div className="flex min-h-0 grow flex-col gap-3">
      <p className="text-muted-foreground text-small">
        Messages go directly to {other} and are deleted when the call ends.
      </p>
      <ol aria-label="Texts" aria-live="polite" className="flex min-h-0 grow flex-col gap-2 overflow-y-auto">
        {state.texts.map(({ id, own, text }, index) => (
          <li
            key={id}
            ref={index === state.texts.length - 1 ? last : undefined}
            className={`wrap-anywhere max-w-[85%] whitespace-pre-line rounded-control px-3 py-2 ${own ? 'self-end bg-accent' : 'self-start bg-muted'}`}
          >
            <span className="sr-only">{own ? 'You: ' : `${other}: `}</span>
            {text}
          </li>
        ))}
      </ol>
      <form onSubmit={send} aria-label="Write a message" className="flex gap-2">
        <Input
          ref={input}
          aria-label="Your message"
          maxLength={longestText}
          autoComplete="off"
          className="min-w-0"
        />
        <Button type="submit" size="sm">
          Send
        </Button>
      </form>
      <p role="status" className="text-small text-warm-strong empty:hidden">
        {failed ? 'Not sent: you are not connected. Your message is still in the box.' : ''}
      </p>
    </div>
  );
}
