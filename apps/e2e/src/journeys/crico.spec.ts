// An installation is claimed once, by a person of the first of these; the second works with who that was.
import './crico-people.journeys.ts';
import './crico-board.journeys.ts';
import './crico-phone.journeys.ts';
import './crico-client.journeys.ts';
import './crico-organizations.journeys.ts';
import './crico-projects.journeys.ts';
import './crico-colleagues.journeys.ts';
import './crico-table.journeys.ts';
import './crico-cards.journeys.ts';
import './crico-talk.journeys.ts';
import './crico-team-only.journeys.ts';
import './crico-uploads.journeys.ts';
import './crico-states.journeys.ts';
import './crico-work.journeys.ts';
import './crico-views.journeys.ts';
import './crico-professional.journeys.ts';
