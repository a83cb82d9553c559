'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Choice, TurnButton } from '@/components/therapist/leadership/carousel-controls';
import { matchesLeader } from '@/components/therapist/leadership/leader-filter';
import { Input } from '@/components/ui/input';
import { plainLabel } from '@/components/ui/plain';

/**
 * Search, two filters and arrows around a list that scrolls by itself. The server renders the cards; this only hides
 * those that do not match. Without scripts all cards show, without the controls.
 */
export function LeadershipCarousel({
  specializations,
  locations,
  nobody,
  children,
}: {
  specializations: readonly string[];
  locations: readonly string[];
  /** Shown without a match; made by the server, so that the script need not carry it. */
  nobody: ReactNode;
  /** `<li>` with `data-specializations` (one a line) and `data-location`. */
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const searchId = useId();
  const [wish, setWish] = useState({ text: '', specialization: '', location: '' });
  const [shown, setShown] = useState<number>();
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  // Text typed before this script was there.
  useEffect(() => {
    const text = search.current?.value;
    if (text) setWish((before) => ({ ...before, text }));
  }, []);

  useEffect(() => {
    if (!list.current) return;
    let count = 0;
    for (const card of list.current.children) {
      if (!(card instanceof HTMLElement)) continue;
      card.hidden = !matchesLeader({ ...card.dataset, words: card.textContent ?? '' }, wish);
      if (!card.hidden) count += 1;
    }
    list.current.scrollTo({ left: 0 });
    setShown(count);
  }, [wish]);

  useEffect(() => {
    const track = list.current;
    if (!track) return;
    const look = () =>
      setEnds({
        atStart: track.scrollLeft <= 4,
        atEnd: track.scrollLeft + track.clientWidth >= track.scrollWidth - 4,
      });
    const watching = new ResizeObserver(look);
    watching.observe(track);
    for (const card of track.children) watching.observe(card);
    track.addEventListener('scroll', look, { passive: true });
    return () => {
      watching.disconnect();
      track.removeEventListener('scroll', look);
    };
  }, []);

  const turn = (direction: 1 | -1) => {
    const track = list.current;
    const card = track?.querySelector<HTMLElement>(':scope > li:not([hidden])');
    if (!track || !card) return;
    const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
    track.scrollBy({ left: direction * (card.offsetWidth + gap) });
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <div className="space-y-6">
      <search className="grid gap-4 [@media(scripting:none)]:hidden sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_auto] lg:items-end">
        <div className="grid gap-1.5 sm:col-span-2 lg:col-span-1">
          <label htmlFor={searchId} className={plainLabel}>
            Search name or bio
          </label>
          <Input
            ref={search}
            id={searchId}
            type="search"
            placeholder="Search name or bio"
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setWish((before) => ({ ...before, text: target.value }))}
          />
        </div>
        <Choice
          label="Specialization"
          all="All specializations"
          options={specializations}
          onChoose={(specialization) => setWish((before) => ({ ...before, specialization }))}
        />
        <Choice
          label="Location"
          all="All locations"
          options={locations}
          onChoose={(location) => setWish((before) => ({ ...before, location }))}
        />
        <div className="flex gap-2 max-lg:justify-end sm:max-lg:col-span-2">
          <TurnButton to="previous" disabled={ends.atStart} onTurn={() => turn(-1)} />
          <TurnButton to="next" disabled={ends.atEnd} onTurn={() => turn(1)} />
        </div>
      </search>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Clinical leadership"
        onKeyDown={onKey}
        className="-mx-2 flex snap-x snap-mandatory scroll-px-2 gap-5 overflow-x-auto overscroll-x-contain px-2 py-2 [scrollbar-width:thin] motion-safe:scroll-smooth"
      >
        {children}
      </ul>
      <div role="status">
        {shown === 0 ? (
          nobody
        ) : (
          <span className="sr-only">{shown === undefined ? '' : `${shown} shown`}</span>
        )}
      </div>
    </div>
  );
}
