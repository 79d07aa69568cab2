"use strict";
// Search, and dark or light by hand. Every page can be read without it.
(() => {
  const root = document.documentElement;
  const base = root.dataset.root || "";
  const KEY = "toolc-theme";

  // A browser may keep nothing for pages from a disk.
  const kept = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  const keep = (theme) => {
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // It counts for this page alone then.
    }
  };
  const theme = kept();
  if (theme === "dark" || theme === "light") root.dataset.theme = theme;

  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  const themeButton = () => {
    const dark = () =>
      root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    const button = element("button", { type: "button" });
    const name = () => {
      button.textContent = dark() ? "Light" : "Dark";
      button.setAttribute("aria-label", dark() ? "Switch to light" : "Switch to dark");
    };
    button.addEventListener("click", () => {
      root.dataset.theme = dark() ? "light" : "dark";
      keep(root.dataset.theme);
      name();
    });
    name();
    return button;
  };

  // The list is loaded when somebody wants to search.
  let list;
  const loaded = () =>
    (list ??= new Promise((done) => {
      const script = element("script", { src: `${base}search.js` });
      script.addEventListener("load", () => {
        const plain = (text) => text.toLowerCase().replace(/[_\-.]+/g, " ");
        const entry = ([name, kind, path, says]) => ({ name, kind, path, says, key: plain(name), rest: plain(says) });
        done((window.toolcFound || []).map(entry));
      });
      script.addEventListener("error", () => done([]));
      document.head.append(script);
    }));

  const MOST = 30;
  const found = (all, wanted) => {
    const words = wanted.toLowerCase().split(/[\s_\-.]+/).filter(Boolean);
    if (!words.length) return [];
    const whole = words.join(" ");
    const score = (entry) => {
      let sum = entry.key === whole ? 100 : entry.key.startsWith(whole) ? 40 : 0;
      for (const word of words) {
        const at = entry.key.indexOf(word);
        if (at === 0 || (at > 0 && entry.key[at - 1] === " ")) sum += 10;
        else if (at > 0) sum += 5;
        else if (entry.rest.includes(word)) sum += 1;
        else return 0;
      }
      return sum;
    };
    const scored = all.map((entry) => [score(entry), entry]).filter(([sum]) => sum > 0);
    return scored.sort((a, b) => b[0] - a[0]).map(([, entry]) => entry);
  };

  const search = () => {
    const input = element("input", {
      type: "search",
      "aria-label": "Search",
      placeholder: "Search  /",
      autocomplete: "off",
      spellcheck: "false",
    });
    const status = element("p", { role: "status" });
    const results = element("ul", {});
    const box = element("div", { class: "results", hidden: "" }, status, results);
    const form = element("form", { role: "search" }, input, box);
    const show = async () => {
      const wanted = input.value.trim();
      if (!wanted) {
        box.hidden = true;
        return;
      }
      const all = found(await loaded(), wanted);
      if (wanted !== input.value.trim()) return;
      status.textContent = all.length === 1 ? "1 found" : `${all.length} found`;
      const item = ({ name, kind, path, says }) => {
        const link = element("a", { href: base + path }, element("strong", {}, name), " ", element("small", {}, kind));
        if (says) link.append(element("span", {}, says));
        return element("li", {}, link);
      };
      results.replaceChildren(...all.slice(0, MOST).map(item));
      box.hidden = false;
    };
    input.addEventListener("focus", loaded);
    input.addEventListener("input", show);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      results.querySelector("a")?.click();
    });
    form.addEventListener("keydown", (event) => {
      const links = [input, ...results.querySelectorAll("a")];
      const at = links.indexOf(document.activeElement);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && !box.hidden) {
        event.preventDefault();
        links[(at + step + links.length) % links.length].focus();
      } else if (event.key === "Escape") {
        box.hidden = true;
        input.focus();
      }
    });
    document.addEventListener("click", (event) => {
      if (!form.contains(event.target)) box.hidden = true;
    });
    document.addEventListener("keydown", (event) => {
      const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        input.focus();
      }
    });
    return form;
  };

  document.addEventListener("DOMContentLoaded", () => {
    const place = document.querySelector("[data-search]");
    place?.append(search(), themeButton());
    // On a narrow screen the pages beside are there when they are wanted.
    const beside = document.querySelector(".beside details");
    if (beside && matchMedia("(max-width: 56rem)").matches) beside.open = false;
  });
})();
