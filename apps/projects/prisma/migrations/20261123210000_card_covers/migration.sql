-- The picture on the face of a card: one of its attachments. No reference, so that a card never holds back what is purged.
ALTER TABLE cards ADD cover uuid;
