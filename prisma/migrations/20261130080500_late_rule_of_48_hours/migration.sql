-- A late cancellation may cost half of the fee, and the whole fee in the last 48 hours; earlier rules stay as they are.
ALTER TABLE session_kinds
  DROP CONSTRAINT session_kinds_late_rule_known,
  ADD CONSTRAINT session_kinds_late_rule_known CHECK (
    late_rule IN ('usual', 'none', 'half', 'all', 'half-all-48', 'half-all-24', 'half-all-12'));
ALTER TABLE appointment_terms
  DROP CONSTRAINT appointment_terms_late_rule_known,
  ADD CONSTRAINT appointment_terms_late_rule_known CHECK (
    late_rule IN ('usual', 'none', 'half', 'all', 'half-all-48', 'half-all-24', 'half-all-12'));
ALTER TABLE bookings
  DROP CONSTRAINT bookings_late_rule_known,
  ADD CONSTRAINT bookings_late_rule_known CHECK (
    late_rule IN ('usual', 'none', 'half', 'all', 'half-all-48', 'half-all-24', 'half-all-12'));
