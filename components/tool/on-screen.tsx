'use client';

import { lazy, Suspense } from 'react';
import { moodNames } from '@/content/tools/mood-names';
import type { OnScreenTool } from '@/lib/tool/schema';

const MoodOnScreen = lazy(() => import('@/components/tool/mood-on-screen'));
const WorryOnScreen = lazy(() => import('@/components/tool/worry-on-screen'));

/** The form of a tool. Each comes by itself, so that a page loads none but its own. */
export function OnScreen({ tool }: { tool: OnScreenTool }) {
  return (
    <Suspense fallback={<p role="status">Opening…</p>}>
      {tool === 'mood' ? <MoodOnScreen moods={moodNames} /> : <WorryOnScreen />}
    </Suspense>
  );
}
