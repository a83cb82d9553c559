import type { LineSample } from '@/lib/booking/room/line';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** One look at the line from the browser's own figures (webrtc-stats). */
export function sampleOf(report: RTCStatsReport): LineSample {
  let lost = 0;
  let roundTrip: number | null = null;
  let carries: number | null = null;
  for (const entry of report.values()) {
    if (entry.type === 'remote-inbound-rtp') {
      lost = Math.max(lost, numberOf(entry.fractionLost) ?? 0);
      roundTrip = Math.max(roundTrip ?? 0, numberOf(entry.roundTripTime) ?? 0);
    }
    if (entry.type === 'candidate-pair' && entry.nominated && entry.state === 'succeeded') {
      carries = numberOf(entry.availableOutgoingBitrate) ?? carries;
      roundTrip ??= numberOf(entry.currentRoundTripTime);
    }
  }
  return {
    lost,
    roundTripMs: roundTrip === null ? null : roundTrip * 1_000,
    carries: carries === null ? null : carries / 1_000,
  };
}
