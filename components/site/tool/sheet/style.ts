import { StyleSheet } from '@react-pdf/renderer';

/** Colours for paper: dark enough for a black-and-white printer, and sparing with ink. */
export const colour = {
  foreground: '#1d2b2b',
  soft: '#4a5857',
  rule: '#9fb0ac',
  tint: '#eef5f1',
  primary: '#125a52',
  warm: '#c7741c',
  warmTint: '#fbf1df',
} as const;

/** All sizes in points. */
export const sheetStyle = StyleSheet.create({
  page: {
    fontFamily: 'Sheet Text',
    fontSize: 10,
    lineHeight: 1.35,
    color: colour.foreground,
    paddingTop: 40,
    paddingBottom: 56,
    paddingHorizontal: 44,
  },
  header: { flexDirection: 'row', alignItems: 'flex-end', gap: 14, marginBottom: 6 },
  title: {
    fontFamily: 'Sheet Display',
    fontWeight: 600,
    fontSize: 22,
    lineHeight: 1.1,
    color: colour.primary,
  },
  brand: { marginLeft: 'auto', fontSize: 9, color: colour.soft },
  intro: {
    fontSize: 10.5,
    color: colour.soft,
    paddingBottom: 8,
    marginBottom: 12,
    borderBottomWidth: 1.5,
    borderBottomColor: colour.primary,
  },
  blocks: { flexDirection: 'column', gap: 13, flexGrow: 1 },
  footer: {
    position: 'absolute',
    left: 44,
    right: 44,
    bottom: 24,
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTopWidth: 0.75,
    borderTopColor: colour.rule,
    paddingTop: 6,
    fontSize: 8.5,
    color: colour.soft,
  },
  heading: {
    fontFamily: 'Sheet Display',
    fontWeight: 600,
    fontSize: 14,
    lineHeight: 1.15,
    color: colour.primary,
  },
  label: { fontWeight: 600, fontSize: 10.5 },
  hint: { color: colour.soft, fontSize: 9.5 },
  rule: { height: 23, borderBottomWidth: 0.75, borderBottomColor: colour.rule },
  columns: { flexDirection: 'row', gap: 20 },
  column: { flex: 1 },
  note: {
    flexDirection: 'row',
    backgroundColor: colour.warmTint,
    borderLeftWidth: 3,
    borderLeftColor: colour.warm,
    paddingVertical: 8,
    paddingHorizontal: 11,
  },
  box: { width: 12, height: 12, borderWidth: 1, borderColor: colour.soft, borderRadius: 2 },
});
