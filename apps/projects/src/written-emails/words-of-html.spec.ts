import { expect, it } from '@jest/globals';
import { wordsOfHtml } from './words-of-html.ts';

it.each([
  ['<p>Hola,&nbsp;equipo</p><p>Nos vemos   el\n lunes</p>', 'Hola, equipo\nNos vemos el lunes'],
  ['uno<br>dos<BR/>tres', 'uno\ndos\ntres'],
  ['<script>alert(1)</script>visto<style>p{}</style>', 'visto'],
  ['<SCRIPT src=x>alert("</p>")</SCRIPT >fin', 'fin'],
  ['<head><title>Otro</title></head><body>Hola</body>', 'Hola'],
  ['<!-- <b>secreto</b> -->dicho', 'dicho'],
  ['<a href="https://malo.example">pulsa aquí</a>', 'pulsa aquí'],
  ['<img src=x onerror=alert(1)>foto', 'foto'],
  ['3 < 4 & 5 &gt; 4', '3 < 4 & 5 > 4'],
  ['&#60;b&#62; &#x26; &#0; &#xD800; &#99999999;', '<b> &'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
  ['sin fin <!-- nada', 'sin fin'],
  ['sin fin <p', 'sin fin'],
  ['<script>sin fin', ''],
  ['', ''],
])('of %j it leaves the words', (html, words) => {
  expect(wordsOfHtml(html)).toBe(words);
});

it.each(['<', '<!--', '<p', '<script>', '&#', '</', '&lt;', ' '])('takes fifty thousand characters of %j', (piece) => {
  expect(typeof wordsOfHtml(piece.repeat(50_000 / piece.length))).toBe('string');
});
