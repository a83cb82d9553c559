'use client';

import { lazy, Suspense } from 'react';
import { moodNames } from '@/content/tools/mood-names';
import type { OnScreenTool } from '@/lib/site/tool/schema';

const MoodOnScreen = lazy(() => import('@/components/site/tool/mood-on-screen'));
const SafetyOnScreen = lazy(() => import('@/components/site/tool/safety-on-screen'));
const WorryOnScreen = lazy(() => import('@/components/site/tool/worry-on-screen'));

/** The form of a tool. Each loads separately, so that a page loads only its own. */
export function OnScreen({ tool }: { tool: OnScreenTool }) {
  return (
    <Suspense fallback={<p role="status">Opening…</p>}>
      {tool === 'mood' && <MoodOnScreen moods={moodNames} />}
      {tool === 'worry' && <WorryOnScreen />}
      {tool === 'safety' && <SafetyOnScreen />}
    </Suspense>
  );
}
