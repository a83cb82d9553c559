import { StyleSheet } from '@react-pdf/renderer';
import { paperDisplayFonts, paperFonts } from '@/lib/server/pdf/fonts';

/**
 * Light values of the design language; the PDF renderer knows neither tokens nor oklch. Dark enough for a
 * photocopier.
 */
const colour = { foreground: '#152828', soft: '#3a4c4b', primary: '#005850', line: '#b9c4c1' };

/** The look of a printed document about money. */
export const paper = StyleSheet.create({
  page: {
    padding: 48,
    paddingBottom: 72,
    color: colour.foreground,
    fontFamily: paperFonts,
    fontSize: 11,
    lineHeight: 1.5,
  },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 28 },
  brand: { fontFamily: paperDisplayFonts, fontSize: 18, color: colour.primary },
  heading: { alignItems: 'flex-end' },
  kind: { fontFamily: paperDisplayFonts, fontSize: 20, lineHeight: 1.2, marginBottom: 8 },
  sides: { flexDirection: 'row', gap: 24, marginBottom: 28 },
  side: { flex: 1 },
  label: { color: colour.soft, fontSize: 9.5 },
  strong: { fontWeight: 600 },
  line: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    borderTopWidth: 1,
    borderTopColor: colour.line,
    paddingVertical: 8,
  },
  what: { flex: 1 },
  total: { borderTopWidth: 2, borderTopColor: colour.foreground },
  words: { marginTop: 12 },
  undone: { marginBottom: 16, fontWeight: 600 },
  notes: { marginTop: 28, gap: 6, color: colour.soft, fontSize: 10 },
  footer: {
    position: 'absolute',
    bottom: 36,
    left: 48,
    right: 48,
    color: colour.soft,
    fontSize: 9,
    borderTopWidth: 1,
    borderTopColor: colour.line,
    paddingTop: 8,
  },
});
