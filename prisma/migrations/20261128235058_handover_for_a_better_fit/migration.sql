-- A therapist may pass somebody on because another one fits better.
ALTER TABLE handovers
  DROP CONSTRAINT handovers_because_known,
  ADD CONSTRAINT handovers_because_known CHECK (because IN ('leaving', 'absent', 'fit', 'died'));
